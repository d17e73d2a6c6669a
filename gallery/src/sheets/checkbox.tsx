import { BareCheckbox, Checkbox } from '@shop/ui/checkbox'
import { FieldNote } from '@shop/ui/field'
import { Held, ignored } from '../held.tsx'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => {
    const gold = say('Жёлтое золото', 'Yellow gold')
    return {
      default: (
        <Held value={false}>
          {(checked, onChange) => (
            <Checkbox name="metal" checked={checked} onChange={onChange}>
              {gold}
            </Checkbox>
          )}
        </Held>
      ),
      checked: (
        <Held<boolean> value>
          {(checked, onChange) => (
            <Checkbox name="metal" checked={checked} onChange={onChange}>
              {gold}
            </Checkbox>
          )}
        </Held>
      ),
      focus: (
        <Checkbox name="metal" checked onChange={ignored}>
          {gold}
        </Checkbox>
      ),
      disabled: (
        <Checkbox name="metal" checked={false} onChange={ignored} disabled count={0}>
          {say('Платина', 'Platinum')}
        </Checkbox>
      ),
      error: (
        <div>
          <Checkbox name="agreement" checked={false} onChange={ignored} invalid describedBy="agreement-about">
            {say('Согласен на обработку персональных данных', 'I agree to the processing of my personal data')}
          </Checkbox>
          <FieldNote id="agreement-about" error={say('Нужно согласие на обработку данных', 'Please accept data processing')} />
        </div>
      ),
      'with a count and a color': (
        <Checkbox name="metal" checked onChange={ignored} count={128} color="#d9b566">
          {gold}
        </Checkbox>
      ),
      'long text': (
        <Checkbox name="news" checked={false} onChange={ignored}>
          {say(
            'Хочу первой узнавать о новых украшениях, закрытых показах в ателье и днях, когда цены снижены',
            'I would like to be the first to hear of new pieces, private viewings in the atelier and days of lower prices',
          )}
        </Checkbox>
      ),
      bare: <BareCheckbox label={gold} checked onChange={ignored} />,
    }
  },
}
