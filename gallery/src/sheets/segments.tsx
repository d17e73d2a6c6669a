import { Segments } from '@shop/ui/segments'
import { Held } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const show = (name: string, words: readonly string[]) => (
      <Held value="0">
        {(value, onChange) => (
          <Segments
            label={say('Вид', 'View')}
            name={name}
            segments={words.map((label, index) => ({ value: String(index), label }))}
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    )
    return {
      default: show('default', [say('Список', 'List'), say('Карта', 'Map')]),
      focus: show('focus', [say('Список', 'List'), say('Карта', 'Map')]),
      three: show('three', [say('Звонок', 'Call'), 'WhatsApp', say('Видео', 'Video')]),
      'long text': show('long', [say('Самовывоз из магазина', 'Collect in a shop'), say('Доставка курьером', 'Courier delivery')]),
    }
  },
}
