/** Stands in for a global stylesheet in the server build: it has no names to give. */
module.exports = () => ''
