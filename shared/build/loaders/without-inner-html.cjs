const TRIAL = "div.innerHTML = '<svg/>';"
const SAME = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/** Leaflet tests for inline SVG via innerHTML while loading, which throws under Trusted Types; creates the element by DOM calls instead. */
module.exports = function withoutInnerHtml(source) {
  if (!source.includes(TRIAL)) throw new Error('Leaflet no longer tries inline SVG this way: look whether this loader is needed.')
  return source.replace(TRIAL, SAME)
}
