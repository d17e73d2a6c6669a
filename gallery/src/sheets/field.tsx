import { timeMask } from '@shop/forms/masks'
import { Field, FieldNote, Fields, SelectField, TextArea, TextField } from '@shop/ui/field'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const mail = say('Почта', 'Email')
    const city = say('Город', 'City')
    const note = say('Пожелание к открытке', 'Words for the card')
    const long = say(
      'Город, в котором вам удобнее всего забрать заказ',
      'The city where it is most convenient for you to collect the order',
    )
    const options = (
      <>
        <option>{say('Москва', 'Moscow')}</option>
        <option>{say('Казань', 'Kazan')}</option>
      </>
    )
    return {
      empty: <TextField label={mail} type="email" placeholder="name@example.com" />,
      default: <TextField label={mail} type="email" defaultValue="anna@example.com" hint={say('Пришлём чек', 'For the receipt')} />,
      focus: <TextField label={mail} type="email" defaultValue="anna@example.com" />,
      error: (
        <TextField
          label={mail}
          type="email"
          defaultValue="anna@"
          error={say('Введите корректный адрес почты', 'Enter a correct email address')}
        />
      ),
      disabled: <TextField label={mail} type="email" defaultValue="anna@example.com" disabled />,
      optional: <TextField label={say('Подъезд', 'Entrance')} optional />,
      time: <TextField label={say('Удобное время', 'A convenient time')} mask={timeMask} inputMode="numeric" defaultValue="18:30" />,
      select: <SelectField label={city}>{options}</SelectField>,
      'select, error': (
        <SelectField label={city} error={say('Выберите город', 'Choose a city')}>
          {options}
        </SelectField>
      ),
      'select, disabled': (
        <SelectField label={city} disabled>
          {options}
        </SelectField>
      ),
      area: <TextArea label={note} defaultValue={say('С днём рождения, Маша!', 'Happy birthday, Maria!')} />,
      'area, error': <TextArea label={note} defaultValue="…" error={say('Слишком мало символов', 'Too few characters')} />,
      'long text': <TextField label={long} defaultValue={long} error={`${long}. ${long}`} />,
      'own control': (
        <Field label={say('Яркость', 'Brightness')}>
          {({ className: _, ...control }) => <input {...control} type="range" defaultValue={60} style={{ width: '100%' }} />}
        </Field>
      ),
      'a line under a group': <FieldNote hint={say('Одно из двух: почта или телефон', 'One of the two: email or phone')} />,
      'side by side': (
        <Fields>
          <TextField label={say('Квартира', 'Flat')} width={6} defaultValue="12" />
          <TextField label={say('Этаж', 'Floor')} width={6} error={say('Поле не заполнено', 'The field is empty')} />
        </Fields>
      ),
    }
  },
}
