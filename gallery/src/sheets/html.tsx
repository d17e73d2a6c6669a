import { Html } from '@shop/ui'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say }) => ({
    default: (
      <Html
        html={say(
          '<h3>Жемчуг</h3><p>Надевайте его последним: духи и лак для волос гасят блеск. <a href="/caring-for-jewelry">Подробнее об уходе</a>.</p><ul><li>протирайте мягкой тканью;</li><li>храните отдельно от твёрдых камней.</li></ul>',
          '<h3>Pearls</h3><p>Put them on last: perfume and hair spray dull their luster. <a href="/caring-for-jewelry">More on care</a>.</p><ul><li>wipe with a soft cloth;</li><li>keep apart from hard stones.</li></ul>',
        )}
      />
    ),
    empty: <Html html="" />,
  }),
}
