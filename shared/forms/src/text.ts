export { plainText, readableText } from '@shop/contracts/core/text/plain-text'
