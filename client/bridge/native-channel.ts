type Post = (json: string) => void;

type NativeWindow = Window & {
  ReactNativeWebView?: { postMessage?: Post };
  webkit?: { messageHandlers?: { talat?: { postMessage?: Post } } };
  TalatNative?: { postMessage?: Post };
};

/** Post function of this webview: React Native's, iOS's or Android's; undefined outside an app. */
export function nativeChannel(target: Window): Post | undefined {
  const { ReactNativeWebView, webkit, TalatNative } = target as NativeWindow;
  const channel = [ReactNativeWebView, webkit?.messageHandlers?.talat, TalatNative].find(
    (candidate) => typeof candidate?.postMessage === 'function',
  );
  // Android's methods work on their own object only.
  return channel && ((json) => channel.postMessage?.(json));
}
