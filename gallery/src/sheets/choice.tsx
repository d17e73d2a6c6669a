import { Choice, Choices } from '@shop/ui/choice'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const legend = say('Способ доставки', 'Delivery')
    const courier = say('Курьер', 'Courier')
    const rows = (name: string, chosen = false) => (
      <>
        <Choice
          name={name}
          value="courier"
          defaultChecked={chosen}
          label={courier}
          note={say('С примеркой, пятнадцать минут', 'With trying on, fifteen minutes')}
          price={say('390 ₽', '390 RUB')}
          when={say('завтра', 'tomorrow')}
        />
        <Choice
          name={name}
          value="shop"
          label={say('Магазин ZLATA', 'ZLATA shop')}
          note={say('Цветной бульвар, 15', '15 Tsvetnoy Boulevard')}
          price={say('бесплатно', 'free')}
          when={say('сегодня с 18:00', 'today from 18:00')}
        />
        <Choice
          name={name}
          value="express"
          label={say('Экспресс', 'Express')}
          note={say('Доступно только в будни при заказе до 16:00', 'Weekdays only, for orders before 16:00')}
          disabled
        />
      </>
    )
    return {
      default: <Choices legend={legend}>{rows('default')}</Choices>,
      chosen: <Choices legend={legend}>{rows('chosen', true)}</Choices>,
      focus: <Choices legend={legend}>{rows('focus', true)}</Choices>,
      error: (
        <Choices legend={legend} error={say('Выберите способ доставки', 'Choose a delivery method')}>
          {rows('error')}
        </Choices>
      ),
      'long text': (
        <Choices legend={legend}>
          <Choice
            name="long"
            value="point"
            label={say(
              'Постамат 5post в «Пятёрочке» на Большой Переяславской',
              '5post locker in the shop on Bolshaya Pereyaslavskaya Street',
            )}
            note={say(
              'Большая Переяславская улица, 46, строение 2, вход со двора, у касс самообслуживания',
              '46 Bolshaya Pereyaslavskaya Street, building 2, entrance from the yard, by the self-checkout',
            )}
            price={say('от 1 150 ₽', 'from 1,150 RUB')}
            when={say('27–29 ноября', '27–29 November')}
          />
        </Choices>
      ),
    }
  },
}
