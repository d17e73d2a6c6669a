export { count, currencySign, exactMoney, money, percentLess } from './money.ts'
export {
  TextsContext,
  addTexts,
  createTextsHost,
  phrasesOf,
  textsOf,
  translateFrom,
  useLocale,
  wordsOf,
  type Phrase,
  type Phrases,
  type TextsHost,
  type Translate,
  type Translation,
} from './texts.ts'
