/** In browsers this stands for sanitize-html: its tables of names, which take a while, are read when first needed. */
let sanitize;
module.exports = (html, options) => {
  sanitize ??= require('sanitize-html/index.js');
  return sanitize(html, options);
};
