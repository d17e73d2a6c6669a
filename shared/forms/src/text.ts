export { plainText } from '@shop/contracts/core/text/plain-text'
export { readableText } from '@shop/contracts/core/text/readable-text'
