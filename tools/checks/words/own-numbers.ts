import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

/** Files that a shopper reads: interface texts, letters and documents, content. */
const isRead = (file: string) =>
  !file.includes('.test.') &&
  (/^(mfe-[\w-]+|shell|shared\/\w+)\/(src\/)?.*\/?texts\/.*\.ts$/.test(file) ||
    /^api\/src\/.*\/(letters|texts|documents)\/.*\.ts$/.test(file) ||
    /^api\/content\/.*\.yaml$/.test(file))

/** A term or a sum in figures: 30 дней, 14 days, 30 minutes, 12 months, 390 ₽. */
const TERM = /(?<![\d{,.–-])\d[\d\u00a0, ]*(?:&nbsp;|\\u00a0|\u00a0| )(?:дн|день|мин(?!ер)|месяц|days?\b|minutes?\b|months?\b|₽|руб|RUB\b)/g

/** The same in words: thirty days, тридцати дней. */
const TERM_IN_WORDS = /(?:тридцат|четырнадцат|thirty|fourteen|ninety|девяност)\S*[\s\u00a0]+(?:дн|день|минут|days?|minutes?)/gi

/** A year or its months in words: one year on metal, год со дня, twelve months from. */
const YEAR_IN_WORDS =
  /(?<![а-яё])(?:год на металл|год со дня|действует год|двенадцать месяцев)(?![а-яё])|\b(?:(?:one|a) year (?:on|from)|(?:valid )?for a year (?:from|,)|valid for a year|twelve months)\b/gi

/** Numbers that are no promise of the shop: how an ear heals, a holiday, the name of a saved search. */
const NO_PROMISE: readonly RegExp[] = [/career\.(ru|en)\.yaml$/, /piercing\.(ru|en)\.yaml$/, /pages\/search\/texts\//]
/** Promises that are made in one place only. */
const SAID_ONCE = [
  'Ремонт занимает до 20',
  'A repair takes up to 20',
  'Напишем об этом за 30',
  'We write 30 days before',
  '900 RUB in the Russian store',
  'от 0',
  "'gifts-under-10000'",
]

export const ownNumbersIn = (text: string): { line: number; number: string }[] =>
  text.split('\n').flatMap((content, index) =>
    SAID_ONCE.some((said) => content.includes(said))
      ? []
      : [...content.matchAll(TERM), ...content.matchAll(TERM_IN_WORDS), ...content.matchAll(YEAR_IN_WORDS)].map(([number]) => ({
          line: index + 1,
          number,
        })),
  )

/** A promise, sum or term has one source: texts take it from `@shop/i18n/facts`, content by a placeholder [content.one-source]. */
export const ownNumbers: Check = {
  name: 'numbers have one source',
  run: async () =>
    (await projectFiles())
      .filter((file) => isRead(file) && !NO_PROMISE.some((pattern) => pattern.test(file)))
      .flatMap((file) =>
        ownNumbersIn(fs.readFileSync(path.join(ROOT, file), 'utf8')).map(
          ({ line, number }) =>
            `${file}:${line}: "${number}" is written out: take it from @shop/i18n/facts, or as {{refundDays}} in content`,
        ),
      ),
}
