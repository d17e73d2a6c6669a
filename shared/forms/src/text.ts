export { plainText, readableText } from '@shop/contracts/core/plain-text'
