import { bracelets } from '../../src/demo/designs/bracelets.ts'
import { broochesAndPiercing } from '../../src/demo/designs/brooches-piercing.ts'
import { earrings } from '../../src/demo/designs/earrings.ts'
import { menAndAccessories } from '../../src/demo/designs/men-accessories.ts'
import { necklaces } from '../../src/demo/designs/necklaces.ts'
import { rings } from '../../src/demo/designs/rings.ts'

const STORIES = { ...bracelets, ...broochesAndPiercing, ...earrings, ...menAndAccessories, ...necklaces, ...rings }

test('the words of a piece have letters of their own language: a Cyrillic К is not a K', () => {
  for (const [design, { ru, en }] of Object.entries(STORIES)) {
    expect([design, JSON.stringify(en).match(/\p{Script=Cyrillic}+/gu)]).toStrictEqual([design, null])
    // A single letter that looks the same in both alphabets.
    expect([design, ru.about.match(/(?<=\p{Script=Cyrillic} )[ABCEHKMOPTX](?= )/gu)]).toStrictEqual([design, null])
  }
})
