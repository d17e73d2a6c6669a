import { Accordion } from '@shop/ui/accordion'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const text = say(
      'Мягкой щёткой и тёплой водой с каплей детского мыла. Золото с жемчугом только протирают сухой тканью.',
      'With a soft brush and warm water with a drop of baby soap. Gold with pearls is only wiped with a dry cloth.',
    )
    const title = say('Чем чистить кольцо', 'How to clean a ring')
    return {
      default: <Accordion title={title}>{text}</Accordion>,
      focus: <Accordion title={title}>{text}</Accordion>,
      open: (
        <Accordion title={title} open>
          <p>{text}</p>
        </Accordion>
      ),
      'a group': (
        <div>
          <Accordion title={say('Доставка', 'Delivery')} group="group" open>
            <p>{say('Завтра по Москве, от двух дней по России.', 'Tomorrow in Moscow, from two days across Russia.')}</p>
          </Accordion>
          <Accordion title={say('Возврат', 'Returns')} group="group">
            <p>{say('Четырнадцать дней с получения.', 'Fourteen days from receipt.')}</p>
          </Accordion>
        </div>
      ),
      'long text': (
        <Accordion
          title={say(
            'Можно ли носить помолвочное и обручальное кольцо вместе, если у них разные пробы и разные камни?',
            'Can an engagement ring and a wedding band be worn together when their fineness and stones differ?',
          )}
          open
        >
          <p>{text}</p>
          <p>{text}</p>
        </Accordion>
      ),
    }
  },
}
