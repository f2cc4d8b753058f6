import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** TCP proxy to a database whose connections a test breaks; `url` leads through it. */
export type BreakableProxy = {
  url: string;
  /** Drops all data of the open connections without closing them, as a firewall does. */
  swallow: () => void;
  /** Closes the open connections. */
  cut: () => void;
  /** Closes the open connections and refuses new ones, as a database that restarts, until `accept`. */
  refuse: () => void;
  accept: () => void;
  close: () => void;
};

/** Opens a proxy to the database of a URL. */
export async function openBreakableProxy(url: string): Promise<BreakableProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isRefusing = false;
  const proxy = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) open.add(socket.on('close', () => open.delete(socket)));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    swallow: () => {
      for (const socket of open) socket.unpipe().removeAllListeners('data').resume();
    },
    cut,
    refuse: () => {
      isRefusing = true;
      cut();
    },
    accept: () => {
      isRefusing = false;
    },
    close: () => {
      proxy.close();
      cut();
    },
  };
}
