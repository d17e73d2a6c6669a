import type { Story } from './story.ts'

/** All letters share one design; only the symbol and its description differ. */
/** `sign` in each alphabet: letters that look alike are still two letters. */
export const letter = (sign: { ru: string; en: string }, character: string, characterEn: string): Story => ({
  designer: 'zlata',
  grams: 2.2,
  hours: 2,
  wornWith: ['chain-paperclip', 'chain-charm'],
  ru: {
    about: `Буква ${sign.ru} с засечками, ${character}. Вырезана из листа и отполирована с торцов, поэтому блестит и сбоку. Висит на двух кольцах и не переворачивается; рядом на цепочку можно добавить вторую.`,
    collection: 'Буквы',
    facts: [
      ['Высота буквы', '16 мм'],
      ['Цепочка', '40–45 см, регулируется'],
    ],
  },
  en: {
    about: `The letter ${sign.en} with serifs: ${characterEn}. Cut from sheet and polished along the edges, so it shines from the side too. It hangs from two rings and does not turn over; a second one can join it on the chain.`,
    collection: 'Letters',
    facts: [
      ['Letter', '16 mm tall'],
      ['Chain', '40–45 cm, adjustable'],
    ],
  },
})
