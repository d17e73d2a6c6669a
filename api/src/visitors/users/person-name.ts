import { soundOf } from '@shop/contracts/core/text/sound'

export interface PersonName {
  first: string
  surname: string
}

/** Usual first names, by sound: `Анна` is `Anna` too. */
const FIRST = new Set(
  `александр александра алексей алена алина алиса алла альбина амина анастасия анатолий ангелина андрей анжела анна антон антонина
  аня арина аркадий арсений артем артур ася богдан борис вадим валентин валентина валерий валерия василий василиса вера вероника виктор
  виктория виталий влад владимир владислав всеволод вячеслав галина геннадий георгий герман глеб григорий давид даниил данил данила даниэль
  дарья даша демид денис диана дина дмитрий ева евгений евгения егор екатерина елена елизавета жанна захар злата зоя иван игорь илья инна
  ирина ия камила карина катерина катя кира кирилл клавдия константин ксения лада лариса лев леонид лиана лидия лилия лиля любовь людмила
  майя макар максим маргарита марианна марина мария марк марта маша матвей милана милена мирон мирослава михаил надежда наталия наталья
  наташа никита николай нина оксана олег олеся ольга оля павел петр платон полина раиса регина ренат рената римма ринат родион роман ростислав
  руслан руфина савелий светлана семен сергей снежана софия софья станислав степан стефания таисия тамара таня татьяна тарас тимофей тимур
  ульяна фаина федор филипп эдуард элина эльвира эльмира эмилия эмма юлия юля юрий яна ярослав ярослава ринат айгуль гульнара дамир зарина
  adam alice amelia amy andrew anne anthony ben benjamin carlos caroline charles charlotte chloe chris christopher claire clara claudia daniel
  david edward elizabeth ella emily emma eric ethan eva fatima felix francesca frank george giulia grace hannah helen henry isabella jack jacob
  james jane jennifer jessica john joseph julia julie karen kate katherine laura leila leo linda lisa louis louise lucas lucy luca mark marie
  mary matthew max michael mohammed muhammad nancy nicole noah noor oliver olivia omar oscar paul peter philip rachel rebecca richard robert rose
  ryan samuel sara sarah sofia sophia sophie stephen susan thomas tom victoria william yasmin zoe`
    .split(/\s+/)
    .map(soundOf),
)
const SURNAME =
  /(?:[оеё]в|[оеё]ва|ин|ина|ын|ына|ск[иы]й|ская|цк[иы]й|цкая|енко|[чщ]ук|юк|швили|дзе|янц?|[oe]va?|ina?|sk(?:y|iy|ii|aya|aia)|enko|chuk|yan)$/
/** Father's name: after the first name. */
const PATRONYMIC = /(?:вич|вна|чна|инична|ovich|evich|ovna|evna|ichna|-(?:оглы|кызы))$/
const SON_OF = /^(?:оглы|кызы|ogly|oglu|kyzy|qizi)$/

/**
 * First name and surname of a name typed in one field, in either order: `Анна Петрова` and `Петрова Анна Сергеевна`. A name that tells
 * nothing of its order begins with the first name [orders.greeted-by-first-name].
 */
export function personName(full: string): PersonName {
  const words = full.trim().split(/\s+/)
  const small = words.map((word) => word.toLowerCase())
  const father =
    words.length > 2 ? small.findIndex((word, at) => at > 0 && (PATRONYMIC.test(word) || SON_OF.test(small[at + 1] ?? ''))) : -1
  const first = father > 0 ? father - 1 : firstOf(small)
  const surname = words.filter((_, at) => at !== first && at !== father && !SON_OF.test(small[at] ?? '')).join(' ')
  return { first: words[first] ?? '', surname }
}

function firstOf(words: readonly string[]): number {
  const known = words.findIndex((word) => FIRST.has(soundOf(word)))
  if (known !== -1) return known
  const [one = '', other = ''] = words
  return SURNAME.test(one) && other !== '' && !SURNAME.test(other) ? 1 : 0
}
