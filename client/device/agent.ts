type Named = { name: string; version: string | undefined };

type Agent = {
  os: Named;
  browser: Named;
  engine: Named;
  device: 'phone' | 'tablet' | 'desktop';
  brand: string | undefined;
  model: string | undefined;
};

type Pattern = readonly [name: string, pattern: RegExp];

// The first match counts: most browsers also contain the names of older ones.
const SYSTEMS: readonly Pattern[] = [
  ['iOS', /(?:iPhone OS|CPU OS) ([\d_]+)/],
  ['Android', /Android ([\d.]+)/],
  ['HarmonyOS', /HarmonyOS ?([\d.]*)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Chrome OS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];
const BROWSERS: readonly Pattern[] = [
  ['LINE', /Line\/([\d.]+)/],
  ['Facebook', /FBAV\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|Opera)\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];
const ENGINES: readonly Pattern[] = [
  ['Gecko', /Gecko\/[\d.]+ Firefox\/([\d.]+)/],
  ['Blink', /Chrome\/([\d.]+)/],
  ['WebKit', /AppleWebKit\/([\d.]+)/],
];
/** User agents of Huawei devices. Many contain only the model, such as `ELS-NX9`: no other maker's look like that. */
export const HUAWEI =
  /HUAWEI|Huawei|HONOR|Honor|HarmonyOS|HMSCore|Android [^;)]*; [A-Z]{3}-[A-Z]{1,3}\d{1,2}[A-Z]?(?: Build|[;)])/;
const BRANDS: readonly Pattern[] = [
  ['Apple', /iPhone|iPad|iPod|Macintosh/],
  ['Samsung', /Samsung|\bSM-|\bGT-/i],
  ['Huawei', HUAWEI],
  ['Xiaomi', /Xiaomi|Redmi|\bMi \w|POCO/i],
  ['OPPO', /OPPO|\bCPH\d|\bRMX\d|realme/i],
  ['vivo', /\bvivo\b/i],
  ['Google', /\bPixel\b/],
];

/** Device data in a user agent. */
export function readAgent(agent: string): Agent {
  const isTablet = /iPad|Android(?!.*Mobile)|Tablet/.test(agent);
  const isPhone = /iPhone|iPod|Mobile/.test(agent);
  return {
    os: named(SYSTEMS, agent),
    browser: named(BROWSERS, agent),
    engine: named(ENGINES, agent),
    device: isTablet ? 'tablet' : isPhone ? 'phone' : 'desktop',
    brand: BRANDS.find(([, pattern]) => pattern.test(agent))?.[0],
    model:
      /\b(iPhone|iPad|iPod)\b/.exec(agent)?.[1] ??
      /Android [^;)]*; ([^;)]+?)(?: Build|[;)])/.exec(agent)?.[1],
  };
}

function named(patterns: readonly Pattern[], agent: string): Named {
  for (const [name, pattern] of patterns) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return { name, version: version.replaceAll('_', '.') || undefined };
  }
  return { name: 'unknown', version: undefined };
}
