import { ErrorSummary, Note } from '@shop/ui/note'
import type { Sheet } from '../sheet.ts'

export const sheet: Sheet = {
  states: ({ say }) => ({
    default: <Note>{say('Курьер позвонит за час до приезда.', 'The courier will call an hour before.')}</Note>,
    'with another icon': (
      <Note icon="clock">{say('Успейте до 16:00, и привезём сегодня.', 'Order before 16:00, and it comes today.')}</Note>
    ),
    error: <Note danger>{say('Промокод не подходит к корзине.', 'This code does not fit the bag.')}</Note>,
    'error summary': (
      <ErrorSummary
        title={say('Проверьте два поля', 'Two fields have to be looked at')}
        fields={[
          { id: 'summary-mail', label: say('Почта', 'Email') },
          { id: 'summary-phone', label: say('Телефон', 'Phone') },
        ]}
        attempt={0}
      />
    ),
    'long text': (
      <Note>
        {say(
          'Изделия с гравировкой, сделанные по индивидуальному эскизу, и пирсинг возврату не подлежат. Если вы заметили производственный дефект, напишите нам: мастерская осмотрит украшение в течение десяти дней.',
          'Engraved pieces, pieces made to a sketch of your own and piercing cannot be returned. If you have noticed a fault, write to us: the workshop will examine the piece within ten days.',
        )}
      </Note>
    ),
  }),
}
