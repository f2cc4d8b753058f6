/**
 * Lazy replacement for sanitize-html in browsers: its tables of names, which take a while, are read at the first call.
 */
let sanitize;
module.exports = (html, options) => {
  sanitize ??= require('sanitize-html/index.js');
  return sanitize(html, options);
};
