import { Timeline } from '@shop/ui/timeline'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say }) => {
    const steps = (done: number) =>
      [
        { key: 'accepted', name: say('Принят', 'Accepted'), when: say('24 ноября, 12:04', '24 November, 12:04') },
        { key: 'packed', name: say('Собран', 'Packed'), when: say('24 ноября, 15:30', '24 November, 15:30') },
        { key: 'sent', name: say('В пути', 'On its way') },
        { key: 'delivered', name: say('Получен', 'Delivered') },
      ].map(({ when, ...step }, index) => ({
        ...step,
        ...(when !== undefined && index < done && { when }),
        isDone: index < done,
        isPresent: index === done - 1,
      }))
    const label = say('Ход заказа', 'Progress of the order')
    return {
      default: <Timeline steps={steps(2)} label={label} />,
      'the beginning': <Timeline steps={steps(1)} label={label} />,
      'the end': <Timeline steps={steps(4)} label={label} />,
    }
  },
}
