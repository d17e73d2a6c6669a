import { Calendar } from '@shop/ui/calendar'
import { Held } from '../held.tsx'
import { TODAY } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

export const sheet: Sheet = {
  states: ({ say }) => ({
    default: <Held<string | null> value={null}>{(day, onChange) => <Calendar value={day} onChange={onChange} today={TODAY} />}</Held>,
    chosen: <Held<string | null> value="2026-11-28">{(day, onChange) => <Calendar value={day} onChange={onChange} today={TODAY} />}</Held>,
    focus: <Held<string | null> value="2026-11-28">{(day, onChange) => <Calendar value={day} onChange={onChange} today={TODAY} />}</Held>,
    disabled: (
      <Held<string | null> value={null}>
        {(day, onChange) => (
          <Calendar
            value={day}
            onChange={onChange}
            today={TODAY}
            min={TODAY}
            max="2026-12-24"
            isDisabled={isSunday}
            disabledText={say('мест нет', 'fully booked')}
          />
        )}
      </Held>
    ),
  }),
}
