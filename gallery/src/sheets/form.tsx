import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { Fields, FieldNote, TextArea, TextField, useErrorText } from '@shop/ui/field'
import { ErrorSummary, FormError, Note } from '@shop/ui/note'
import { Held } from '../held.tsx'
import type { Sheet, Tools } from '../sheet.ts'

interface FormProps extends Pick<Tools, 'say'> {
  id: string
  values?: { name: string; phone: string; message: string; isAgreed: boolean }
  hasErrors?: boolean
  isBusy?: boolean
  refusal?: 'TOO_MANY_REQUESTS' | 'NO_GAINED_RESPONSE_DATA'
}

const NOTHING = { name: '', phone: '+7', message: '', isAgreed: false }

/** A form as the shop's pages lay it out. */
function Form({ id, say, values = NOTHING, hasErrors = false, isBusy = false, refusal }: FormProps) {
  const errorText = useErrorText()
  const error = (code: Parameters<typeof errorText>[0]) => (hasErrors ? errorText(code) : undefined)
  const name = say('Имя', 'Name')
  const phone = say('Телефон', 'Phone')
  return (
    <form noValidate style={{ display: 'grid', gap: 20 }} onSubmit={(event) => event.preventDefault()}>
      {hasErrors && (
        <ErrorSummary
          title={say('Проверьте два поля', 'Two fields have to be looked at')}
          fields={[
            { id: `${id}-name`, label: name },
            { id: `${id}-phone`, label: phone },
          ]}
          attempt={0}
        />
      )}
      {refusal && <FormError>{errorText(refusal)}</FormError>}
      <Fields>
        <TextField id={`${id}-name`} label={name} width={6} defaultValue={values.name} error={error('EMPTY_NAME')} />
        <TextField id={`${id}-phone`} label={phone} width={6} type="tel" defaultValue={values.phone} error={error('EMPTY_PHONE')} />
        <TextArea label={say('Вопрос', 'Question')} optional defaultValue={values.message} />
      </Fields>
      <div>
        <Held value={values.isAgreed}>
          {(checked, onChange) => (
            <Checkbox name="agreement" checked={checked} onChange={onChange} invalid={hasErrors} describedBy={`${id}-agreement`}>
              {say('Согласен на обработку персональных данных', 'I agree to the processing of my personal data')}
            </Checkbox>
          )}
        </Held>
        <FieldNote id={`${id}-agreement`} error={error('PERSONAL_DATA_AGREEMENT')} />
      </div>
      <Button type="submit" busy={isBusy}>
        {say('Отправить', 'Send')}
      </Button>
    </form>
  )
}

export const sheet: Sheet = {
  states: ({ say }) => {
    const values = {
      name: say('Анна', 'Anna'),
      phone: '+7 916 204-18-77',
      message: say('Можно ли уменьшить кольцо «Аврора» на полразмера?', 'Can the Aurora ring be made half a size smaller?'),
      isAgreed: true,
    }
    return {
      empty: <Form id="empty" say={say} />,
      focus: <Form id="focus" say={say} />,
      default: <Form id="filled" say={say} values={values} />,
      error: <Form id="error" say={say} hasErrors />,
      loading: <Form id="loading" say={say} values={values} isBusy />,
      'refused by the server': <Form id="refused" say={say} values={values} refusal="TOO_MANY_REQUESTS" />,
      'no answer': <Form id="offline" say={say} values={values} refusal="NO_GAINED_RESPONSE_DATA" />,
      sent: <Note icon="check">{say('Спасибо! Ответим сегодня до 20:00.', 'Thank you! We will answer today before 20:00.')}</Note>,
    }
  },
}
