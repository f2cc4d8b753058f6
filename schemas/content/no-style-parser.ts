/** Replacement for postcss in browsers, where sanitize-html would otherwise parse style attributes with it. */
export const parse = undefined;
