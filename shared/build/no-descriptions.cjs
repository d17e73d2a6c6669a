/** The federation runtime describes its errors in prose; every message has its code and the address of its explanation as well. */
module.exports = () => 'const none = {}; export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }'
