import { ChipButton, ChipLink, Chips } from '@shop/ui/chip'
import { ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const rings = say('Кольца', 'Rings')
    const earrings = say('Серьги', 'Earrings')
    const many = [
      rings,
      earrings,
      say('Подвески', 'Pendants'),
      say('Браслеты', 'Bracelets'),
      say('Броши', 'Brooches'),
      say('Колье', 'Necklaces'),
      say('Пирсинг', 'Piercing'),
    ]
    return {
      default: (
        <Chips label={say('Разделы', 'Sections')}>
          <ChipLink to="/catalog/rings" count={128}>
            {rings}
          </ChipLink>
          <ChipLink to="/catalog/earrings" count={96}>
            {earrings}
          </ChipLink>
        </Chips>
      ),
      focus: (
        <Chips label={say('Разделы', 'Sections')}>
          <ChipLink to="/catalog/rings">{rings}</ChipLink>
        </Chips>
      ),
      current: (
        <Chips label={say('Разделы', 'Sections')}>
          <ChipLink to="/catalog/rings" current>
            {rings}
          </ChipLink>
          <ChipLink to="/catalog/earrings">{earrings}</ChipLink>
        </Chips>
      ),
      'applied, to be taken away': (
        <Chips label={say('Выбрано', 'Chosen')}>
          <ChipLink to="/catalog" removes>
            {say('Жёлтое золото', 'Yellow gold')}
          </ChipLink>
          <ChipLink to="/catalog" removes>
            {say('до 50 000 ₽', 'up to 2,000 AED')}
          </ChipLink>
        </Chips>
      ),
      buttons: (
        <Chips label={say('Сумма', 'Amount')}>
          <ChipButton pressed onClick={ignored}>
            5 000
          </ChipButton>
          <ChipButton pressed={false} onClick={ignored}>
            10 000
          </ChipButton>
        </Chips>
      ),
      'long text, on one line': (
        <Chips label={say('Разделы', 'Sections')} scroll>
          {many.map((name) => (
            <ChipLink key={name} to="/catalog">
              {name}
            </ChipLink>
          ))}
        </Chips>
      ),
    }
  },
}
