import { errorsRu } from './errors/ru.ts'
import { firstErrorsRu } from './errors/first/ru.ts'
import { addTexts, createTextsHost, translateFrom, phrasesOf, wordsOf } from './texts.ts'

const texts = {
  pieces_one: '{{count}} украшение',
  pieces_few: '{{count}} украшения',
  pieces_many: '{{count}} украшений',
  pieces_other: '{{count}} украшения',
}

test.each([
  [1, '1 украшение'],
  [3, '3 украшения'],
  [11, '11 украшений'],
  [21, '21 украшение'],
])('%i uses its Russian plural form', (count, text) => {
  const host = createTextsHost('ru')
  addTexts(host, 'listing', texts)
  expect(translateFrom(host, 'listing')('pieces', { count })).toBe(text)
})

test('two versions of one remote keep separate texts', () => {
  const host = createTextsHost('en')
  addTexts(host, 'mfe-catalog@1.0.0/page/listing', { title: 'Catalogue' })
  addTexts(host, 'mfe-catalog@1.1.0/page/listing', { title: 'All pieces' })
  expect(translateFrom(host, 'mfe-catalog@1.0.0/page/listing')('title')).toBe('Catalogue')
  expect(translateFrom(host, 'mfe-catalog@1.1.0/page/listing')('title')).toBe('All pieces')
})

test('texts added again replace the previous ones', () => {
  const host = createTextsHost('en')
  addTexts(host, 'listing', { title: 'Catalogue' })
  expect(translateFrom(host, 'listing')('title')).toBe('Catalogue')
  addTexts(host, 'listing', { title: 'All pieces' })
  expect(translateFrom(host, 'listing')('title')).toBe('All pieces')
})

test('a text is translated in the current language; an unknown namespace or key returns nothing', () => {
  const host = createTextsHost('ru')
  addTexts(host, 'listing', texts)
  const phrase = phrasesOf<typeof texts>('listing')
  expect(phrase('pieces', { count: 3 })).toStrictEqual({ namespace: 'listing', key: 'pieces', values: { count: 3 } })
  expect(wordsOf(host, phrase('pieces', { count: 3 }))).toBe('3 украшения')
  expect(wordsOf(host, { namespace: 'listing', key: 'gone' })).toBeNull()
  expect(wordsOf(host, phrasesOf<typeof texts>('elsewhere')('pieces', { count: 3 }))).toBeNull()
})

test('editor overrides win over release texts in every version of their namespace, and only there', () => {
  const host = createTextsHost('en', {}, { 'mfe-catalog/page/listing.title': 'Every piece', 'ui.gone': 'Nowhere' })
  for (const version of ['1.0.0', '1.1.0', '1.1.0#2']) {
    addTexts(host, `mfe-catalog@${version}/page/listing`, { title: 'Catalogue', sort: 'Sort' })
    const say = translateFrom(host, `mfe-catalog@${version}/page/listing`)
    expect([say('title'), say('sort')]).toStrictEqual(['Every piece', 'Sort'])
  }
  addTexts(host, 'mfe-catalog@1.0.0/widget/listing', { title: 'Catalogue' })
  expect(translateFrom(host, 'mfe-catalog@1.0.0/widget/listing')('title')).toBe('Catalogue')
})

test('an error code whose text has not come yet has the general text, and its own one then', () => {
  const host = createTextsHost('ru')
  addTexts(host, 'errors', firstErrorsRu)
  const say = () => wordsOf(host, { namespace: 'errors', key: 'EMPTY_EMAIL' })
  expect(say()).toBe(firstErrorsRu.UNKNOWN_ERROR)
  addTexts(host, 'errors', errorsRu)
  expect(say()).toBe(errorsRu.EMPTY_EMAIL)
  expect(wordsOf(createTextsHost('ru'), { namespace: 'errors', key: 'EMPTY_EMAIL' })).toBeNull()
})
