import { RadioTiles } from '@shop/ui/radio-tiles'
import { Held } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

const SIZES = ['15,5', '16', '16,5', '17', '17,5', '18', '18,5', '19']

export const sheet: Sheet = {
  states: ({ say }) => {
    const tiles = SIZES.map((value, index) => ({ value, label: value, out: index === 3 }))
    const show = (name: string, value: string | null, props: object = {}) => (
      <Held<string | null> value={value}>
        {(chosen, onChange) => (
          <RadioTiles legend={say('Размер', 'Size')} name={name} tiles={tiles} value={chosen} onChange={onChange} {...props} />
        )}
      </Held>
    )
    return {
      default: show('default', null),
      chosen: show('chosen', '16,5'),
      focus: show('focus', '15,5'),
      'sold out, chosen': show('out', '17'),
      error: show('error', null, { error: say('Выберите размер', 'Choose a size') }),
      'long text': (
        <Held<string | null> value="a">
          {(chosen, onChange) => (
            <RadioTiles
              legend={say('Огранка', 'Cut')}
              name="long"
              tiles={[
                { value: 'a', label: say('Круглая бриллиантовая, 57 граней', 'Round brilliant, 57 facets') },
                { value: 'b', label: say('Изумрудная', 'Emerald') },
              ]}
              value={chosen}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    }
  },
}
