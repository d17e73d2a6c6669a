import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import { TextArea } from '@shop/ui/field'
import { useTexts } from '../../texts/index.ts'
import { useField } from './use-field.ts'

/** The message with a character counter. */
export function Message() {
  const t = useTexts()
  const message = useField('message')
  const left = Math.max(0, CERTIFICATE_MESSAGE_MAX - message.value.length)
  return <TextArea label={t('message')} hint={t('messageLeft', { left, most: CERTIFICATE_MESSAGE_MAX })} optional {...message} />
}
