export { count, currencySign, money } from './money.ts'
export {
  TextsContext,
  addTexts,
  createTextsHost,
  textsOf,
  translateFrom,
  useLocale,
  type TextsHost,
  type Translate,
  type Translation,
} from './texts.ts'
