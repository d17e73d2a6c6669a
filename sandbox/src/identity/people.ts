import { createHash } from 'node:crypto'

/** Profile of a person. */
export interface Person {
  id: string
  name: string
  surname: string
  email: string
  /** E.164; empty if not shared. */
  phone: string
}

/** The same phone or mail is the same person. */
const idOf = (key: string) => String(createHash('sha256').update(key).digest().readUIntBE(0, 6))

const person = (name: string, surname: string, email: string, phone: string): Person => ({
  id: idOf(phone || email),
  name,
  surname,
  email,
  phone,
})

/** Two demo shoppers, a new person, and one without a phone. */
export const PEOPLE: readonly Person[] = [
  person('Анна', 'Петрова', 'anna@mail.example', '+79000000001'),
  person('Мария', 'Соколова', 'maria@mail.example', '+79000000002'),
  person('Ольга', 'Новикова', 'olga@mail.example', '+79000000021'),
  person('Тимур', 'Белов', 'timur@mail.example', ''),
]

const MOST = 60

/** The chosen or typed person. */
export function personIn(form: URLSearchParams): Person | null {
  const known = PEOPLE.find(({ id }) => id === form.get('person'))
  if (known) return known
  const [name, surname, email, phone] = ['name', 'surname', 'email', 'phone'].map((field) => (form.get(field) ?? '').trim().slice(0, MOST))
  return phone || email ? person(name ?? '', surname ?? '', email ?? '', (phone ?? '').replace(/[^\d+]/g, '')) : null
}
