import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say }) => {
    const home = { name: say('Главная', 'Home'), url: '/' }
    const jewelry = { name: say('Украшения', 'Jewelry'), url: '/catalog' }
    const rings = { name: say('Кольца', 'Rings'), url: '/catalog/rings' }
    return {
      default: <Breadcrumbs items={[home, jewelry, rings]} />,
      focus: <Breadcrumbs items={[home, jewelry, rings]} />,
      'with a page of its own': <Breadcrumbs items={[home, jewelry, rings]} current={say('Кольцо «Аврора»', 'Aurora ring')} />,
      'long text': (
        <Breadcrumbs
          items={[home, jewelry, rings]}
          current={say(
            'Кольцо «Аврора» из жёлтого золота 585 пробы с бриллиантом огранки «принцесса»',
            'Aurora ring in 14-karat yellow gold with a princess-cut diamond',
          )}
        />
      ),
    }
  },
}
