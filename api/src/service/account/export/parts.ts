import { skuOf } from '../../../buying/cart/cart-sql.ts'

/** How the PDF formats a value; JSON keeps it as it is. */
export type FieldKind = 'text' | 'word' | 'day' | 'moment' | 'sum' | 'yes' | 'texts' | 'lines' | 'changes'

export interface ExportPart {
  /** $1 account, $2 phone, $3 confirmed e-mail (anybody may type an unconfirmed one), $4 session of the bag. */
  sql: string
  fields: Readonly<Record<string, FieldKind>>
}

const part = <const Fields extends Readonly<Record<string, FieldKind>>>(fields: Fields, sql: string) => ({ fields, sql })

const OWN_CONTACT = '(user_id = $1 OR contact = $2 OR contact = $3)'

/** All data kept of a shopper. The names are those of the JSON file. */
export const EXPORT_PARTS = {
  account: part(
    {
      id: 'text',
      phone: 'text',
      email: 'text',
      emailConfirmedAt: 'moment',
      hasPassword: 'yes',
      name: 'text',
      surname: 'text',
      birthday: 'day',
      newsByLetter: 'yes',
      newsByMessage: 'yes',
      bonusBalance: 'sum',
      language: 'text',
      createdAt: 'moment',
      deletionDueAt: 'moment',
    },
    `SELECT id, phone, email, email_confirmed_at AS "emailConfirmedAt", password_hash IS NOT NULL AS "hasPassword", name, surname,
       birthday::text AS birthday, is_subscribed AS "newsByLetter", sms_subscribed AS "newsByMessage", bonus_balance AS "bonusBalance",
       locale AS language, created_at AS "createdAt", deletion_due_at AS "deletionDueAt"
     FROM users WHERE id = $1`,
  ),
  addresses: part(
    { address: 'text', apartment: 'text', frontDoor: 'text', floor: 'text', houseCode: 'text', abroad: 'texts' },
    `SELECT address, apartment, front_door AS "frontDoor", floor, house_code AS "houseCode",
       (SELECT jsonb_agg(d.value ORDER BY d.key DESC) FROM jsonb_each_text(postal) d WHERE d.value <> '') AS abroad
     FROM addresses WHERE user_id = $1 ORDER BY id`,
  ),
  sizes: part(
    { name: 'text', ring: 'text', finger: 'word', bracelet: 'text', chain: 'text', changedAt: 'moment' },
    `SELECT name, ring, ring_finger AS finger, bracelet, chain, changed_at AS "changedAt" FROM saved_sizes WHERE user_id = $1 ORDER BY id`,
  ),
  orders: part(
    {
      number: 'text',
      createdAt: 'moment',
      status: 'word',
      currency: 'text',
      lines: 'lines',
      goods: 'sum',
      discount: 'sum',
      bonusesSpent: 'sum',
      bonusesEarned: 'sum',
      packaging: 'sum',
      engraving: 'sum',
      delivery: 'sum',
      certificates: 'sum',
      total: 'sum',
      promocodes: 'texts',
      paidAt: 'moment',
      payment: 'word',
      name: 'text',
      phone: 'text',
      email: 'text',
      recipientName: 'text',
      recipientPhone: 'text',
      deliveryKind: 'text',
      deliveryAddress: 'text',
      deliveryDetails: 'texts',
      comment: 'text',
      postCard: 'text',
      history: 'changes',
      agreementVersion: 'text',
      cameBy: 'text',
    },
    `SELECT o.number, o.created_at AS "createdAt", o.status, o.currency,
       (SELECT jsonb_agg(jsonb_build_object('name', l.name, 'sku', l.sku_id, 'size', l.size, 'quantity', l.quantity, 'sum', l.final_sum, 'engraving', l.engraving ->> 'text')
          ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines,
       o.total_sum AS goods, o.item_discount + o.promocode_discount AS discount, o.bonuses_spent AS "bonusesSpent",
       o.bonuses_earned AS "bonusesEarned", o.packaging_sum AS packaging, o.engraving_sum AS engraving, o.delivery_sum AS delivery,
       o.certificates_sum + o.deposits_sum AS certificates, o.due_sum AS total, o.promocodes, o.paid_at AS "paidAt",
       o.payment_type AS payment, o.name, o.phone, nullif(o.email, '') AS email, o.options ->> 'recipientName' AS "recipientName",
       o.options ->> 'recipientPhone' AS "recipientPhone", o.delivery ->> 'name' AS "deliveryKind", o.delivery ->> 'address' AS "deliveryAddress",
       (SELECT jsonb_agg(d.value ORDER BY d.key) FROM jsonb_each_text(o.delivery) d
          WHERE d.key NOT IN ('name', 'address', 'postal') AND d.value <> '') AS "deliveryDetails",
       o.options ->> 'comment' AS comment, o.options ->> 'postCard' AS "postCard",
       (SELECT jsonb_agg(jsonb_build_object('name', h.status, 'at', h.at) ORDER BY h.at) FROM order_history h WHERE h.order_id = o.id) AS history,
       o.agreement_version AS "agreementVersion", o.utm_source AS "cameBy"
     FROM orders o WHERE o.user_id = $1 ORDER BY o.id`,
  ),
  refunds: part(
    {
      id: 'text',
      createdAt: 'moment',
      status: 'word',
      reason: 'word',
      comment: 'text',
      answer: 'text',
      money: 'sum',
      currency: 'text',
      decidedAt: 'moment',
    },
    `SELECT r.id, r.created_at AS "createdAt", r.status, r.reason, r.comment, r.answer, r.money, o.currency, r.decided_at AS "decidedAt"
     FROM refunds r JOIN orders o ON o.id = r.order_id WHERE o.user_id = $1 ORDER BY r.created_at, r.id`,
  ),
  exchanges: part(
    {
      id: 'text',
      createdAt: 'moment',
      status: 'word',
      from: 'text',
      to: 'text',
      quantity: 'text',
      handover: 'word',
      shop: 'text',
      difference: 'sum',
      currency: 'text',
      answer: 'text',
      paidAt: 'moment',
      endedAt: 'moment',
    },
    `SELECT x.id, x.created_at AS "createdAt", x.status, x.from_size AS "from", x.to_size AS "to", x.quantity, x.handover,
       (SELECT CASE WHEN o.locale = 'ru' THEN s.name_ru ELSE s.name_en END FROM shops s WHERE s.id = x.shop_id) AS shop,
       x.difference, o.currency, x.answer, x.paid_at AS "paidAt", x.ended_at AS "endedAt"
     FROM exchanges x JOIN orders o ON o.id = x.order_id WHERE o.user_id = $1 ORDER BY x.created_at, x.id`,
  ),
  favorites: part(
    { itemId: 'text', name: 'text', size: 'text', addedAt: 'moment' },
    `SELECT f.item_id AS "itemId", (SELECT t.name FROM product_texts t JOIN users u ON u.id = f.user_id
         WHERE t.product_id = f.item_id ORDER BY t.locale = u.locale DESC LIMIT 1) AS name, 
       (SELECT concat_ws(' · ', CASE u.locale WHEN 'ru' THEN s.size_ru ELSE s.size_en END, to_char(s.gem_weight / 100.0, 'FM990.00') || ' ct')
         FROM skus s JOIN users u ON u.id = f.user_id WHERE s.id = f.sku_id) AS size, f.added_at AS "addedAt"
     FROM favorites f WHERE f.user_id = $1 ORDER BY f.added_at DESC, f.item_id`,
  ),
  sharedWishlist: part(
    { title: 'text', occasion: 'text', createdAt: 'moment' },
    'SELECT title, occasion, created_at AS "createdAt" FROM wishlist_shares WHERE user_id = $1',
  ),
  reviews: part(
    {
      order: 'text',
      piece: 'text',
      stars: 'text',
      fit: 'word',
      text: 'text',
      pictures: 'texts',
      name: 'text',
      showsSize: 'yes',
      status: 'word',
      reason: 'text',
      answer: 'text',
      writtenAt: 'moment',
      publishedAt: 'moment',
    },
    `SELECT (SELECT o.number FROM orders o WHERE o.id = r.order_id) AS "order",
       (SELECT t.name FROM product_texts t JOIN users u ON u.id = r.user_id
         WHERE t.product_id = r.item_id ORDER BY t.locale = u.locale DESC LIMIT 1) AS piece,
       r.stars, r.fit, r.text,
       (SELECT jsonb_agg('/pictures/' || p.base || '-' || p.fallback || '.webp' ORDER BY p.position)
         FROM review_pictures p WHERE p.review_id = r.id) AS pictures, r.name, r.shows_size AS "showsSize", r.status, r.reason, r.answer, r.written_at AS "writtenAt",
       r.published_at AS "publishedAt"
     FROM reviews r WHERE r.user_id = $1 ORDER BY r.id`,
  ),
  bag: part(
    { sku: 'text', engraving: 'text', quantity: 'text', addedAt: 'moment' },
    `SELECT ${skuOf('l')} AS sku, l.engraving ->> 'text' AS engraving, l.quantity, l.added_at AS "addedAt" FROM cart_lines l JOIN carts c ON c.id = l.cart_id
     WHERE c.session_id = $4::bigint ORDER BY l.added_at, l.sku_id`,
  ),
  savedForLater: part(
    { sku: 'text', engraving: 'text', quantity: 'text', savedAt: 'moment' },
    `SELECT ${skuOf('l')} AS sku, l.engraving ->> 'text' AS engraving, l.quantity, l.saved_at AS "savedAt" FROM saved_lines l JOIN carts c ON c.id = l.cart_id
     WHERE c.session_id = $4::bigint AND l.removed_at IS NULL ORDER BY l.saved_at, l.sku_id`,
  ),
  sharedBag: part(
    { createdAt: 'moment', shownToStylistsAt: 'moment', endedAt: 'moment' },
    `SELECT b.created_at AS "createdAt", b.stylist_at AS "shownToStylistsAt", b.stopped_at AS "endedAt"
     FROM bag_shares b JOIN carts c ON c.id = b.cart_id WHERE c.session_id = $4::bigint ORDER BY b.created_at, b.id`,
  ),
  bagProposals: part(
    { itemId: 'text', note: 'text', isAccepted: 'yes', createdAt: 'moment' },
    `SELECT item_id AS "itemId", note, CASE WHEN status <> 'waiting' THEN status = 'accepted' END AS "isAccepted", created_at AS "createdAt"
     FROM bag_proposals WHERE user_id = $1 ORDER BY id`,
  ),
  cards: part(
    { brand: 'text', last4: 'text', expires: 'text', currency: 'text', savedAt: 'moment' },
    `SELECT brand, last4, to_char(expires, 'YYYY-MM') AS expires, currency, created_at AS "savedAt" FROM saved_cards WHERE user_id = $1 ORDER BY id`,
  ),
  bonuses: part(
    { at: 'moment', kind: 'word', amount: 'sum', order: 'text', expiredAt: 'moment' },
    `SELECT at, kind, amount, order_number AS "order", expired_at AS "expiredAt" FROM bonus_entries WHERE user_id = $1 ORDER BY id`,
  ),
  certificates: part(
    {
      number: 'text',
      isMine: 'yes',
      currency: 'text',
      amount: 'sum',
      balance: 'sum',
      status: 'word',
      sender: 'text',
      recipient: 'text',
      recipientEmail: 'text',
      recipientPhone: 'text',
      message: 'text',
      buyerEmail: 'text',
      buyerPhone: 'text',
      sendOn: 'day',
      validUntil: 'day',
      createdAt: 'moment',
    },
    // Excludes the giver's own data.
    `SELECT id AS number, owner_id IS NOT DISTINCT FROM $1 AS "isMine", currency, amount, balance, status, sender_name AS sender,
       recipient_name AS recipient, CASE WHEN buyer_id = $1 THEN recipient_email END AS "recipientEmail",
       CASE WHEN buyer_id = $1 THEN recipient_phone END AS "recipientPhone", message,
       CASE WHEN buyer_id = $1 THEN buyer_email END AS "buyerEmail", CASE WHEN buyer_id = $1 THEN buyer_phone END AS "buyerPhone",
       send_on::text AS "sendOn", valid_until::text AS "validUntil", created_at AS "createdAt"
     FROM deposits WHERE owner_id = $1 OR buyer_id = $1 ORDER BY created_at, id`,
  ),
  subscriptions: part(
    { email: 'text', status: 'word', askedAt: 'moment', confirmedAt: 'moment', endedAt: 'moment', promocode: 'text' },
    `SELECT email, status, asked_at AS "askedAt", confirmed_at AS "confirmedAt", ended_at AS "endedAt", promocode
     FROM subscribers WHERE email = $3 ORDER BY id`,
  ),
  searches: part(
    { name: 'text', url: 'text', tells: 'yes', createdAt: 'moment' },
    'SELECT name, url, tells, created_at AS "createdAt" FROM saved_searches WHERE user_id = $1 OR email = $3 ORDER BY id',
  ),
  alerts: part(
    {
      kind: 'word',
      email: 'text',
      piece: 'text',
      sku: 'text',
      price: 'sum',
      currency: 'text',
      status: 'word',
      askedAt: 'moment',
      toldAt: 'moment',
    },
    `SELECT kind, email, product_id AS piece, nullif(sku_id, '') AS sku, price, currency, status, asked_at AS "askedAt", told_at AS "toldAt"
     FROM alerts WHERE user_id = $1 OR email = $3 ORDER BY id`,
  ),
  consents: part(
    { kind: 'word', given: 'yes', textVersion: 'text', at: 'moment' },
    `SELECT kind, given, text_version AS "textVersion", at FROM consents WHERE user_id = $1
     UNION ALL SELECT box, given, text_version, at FROM marketing_consents WHERE user_id = $1 ORDER BY at, kind`,
  ),
  sessions: part(
    { device: 'text', city: 'text', signedInAt: 'moment', seenAt: 'moment' },
    `SELECT s.device, (SELECT CASE u.locale WHEN 'ru' THEN c.name_ru ELSE c.name_en END FROM cities c WHERE c.id = s.city_id) AS city,
       s.signed_in_at AS "signedInAt", s.seen_at AS "seenAt"
     FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.user_id = $1 ORDER BY s.id`,
  ),
  signIns: part({ at: 'moment', method: 'word', source: 'word' }, 'SELECT at, method, source FROM sign_ins WHERE user_id = $1 ORDER BY id'),
  identities: part(
    { provider: 'text', subject: 'text', linkedAt: 'moment' },
    'SELECT provider, subject, at AS "linkedAt" FROM identities WHERE user_id = $1 ORDER BY at, provider',
  ),
  passkeys: part(
    { device: 'text', credentialId: 'text', site: 'text', isSynced: 'yes', createdAt: 'moment', lastUsedAt: 'moment' },
    `SELECT device, credential_id AS "credentialId", rp_id AS site, is_synced AS "isSynced", created_at AS "createdAt",
       last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1 ORDER BY id`,
  ),
  passports: part(
    { number: 'text', order: 'text', sku: 'text', hallmark: 'text', boughtAt: 'moment', receivedAt: 'moment', endedAt: 'moment' },
    `SELECT p.id AS number, CASE WHEN o.user_id = $1 THEN o.number END AS "order", p.sku_id AS sku, p.hallmark, p.bought_at AS "boughtAt",
       p.received_at AS "receivedAt", p.ended_at AS "endedAt"
     FROM passports p JOIN orders o ON o.id = p.order_id WHERE p.holder_id = $1 OR (p.holder_id IS NULL AND o.user_id = $1)
     ORDER BY p.received_at, p.id`,
  ),
  workshop: part(
    { passport: 'text', kind: 'word', wish: 'text', status: 'word', createdAt: 'moment', readyAt: 'moment' },
    `SELECT passport_id AS passport, kind, wish, status, created_at AS "createdAt", ready_at AS "readyAt"
     FROM passport_requests WHERE user_id = $1 ORDER BY id`,
  ),
  invitation: part({ code: 'text', createdAt: 'moment' }, 'SELECT code, created_at AS "createdAt" FROM referral_codes WHERE user_id = $1'),
  // Reveals nothing about the other person.
  invitations: part(
    { isInviter: 'yes', cameAt: 'moment', rewardedAt: 'moment', returnedAt: 'moment', bonus: 'sum' },
    `SELECT inviter_id = $1 AS "isInviter", came_at AS "cameAt", rewarded_at AS "rewardedAt", returned_at AS "returnedAt",
       CASE WHEN inviter_id = $1 THEN inviter_bonus ELSE friend_bonus END AS bonus
     FROM referrals WHERE inviter_id = $1 OR user_id = $1 ORDER BY id`,
  ),
  visits: part(
    { service: 'text', startsAt: 'moment', status: 'word', name: 'text', phone: 'text', comment: 'text', createdAt: 'moment' },
    `SELECT service, starts_at AS "startsAt", status, name, phone, comment, created_at AS "createdAt"
     FROM bookings WHERE phone = $2 ORDER BY id`,
  ),
  consultations: part(
    { way: 'word', startsAt: 'moment', name: 'text', phone: 'text', comment: 'text', piece: 'text', createdAt: 'moment' },
    `SELECT way, starts_at AS "startsAt", name, phone, comment, piece_url AS piece, created_at AS "createdAt"
     FROM consults WHERE user_id = $1 OR phone = $2 ORDER BY id`,
  ),
  messages: part(
    { topic: 'text', name: 'text', contact: 'text', message: 'text', at: 'moment' },
    `SELECT topic, name, contact, message, at FROM feedback WHERE ${OWN_CONTACT} ORDER BY at, id`,
  ),
  applications: part(
    { position: 'text', name: 'text', contact: 'text', about: 'text', fileType: 'text', fileBytes: 'text', at: 'moment' },
    `SELECT position, name, contact, about, file_type AS "fileType", length(file) AS "fileBytes", at
     FROM job_applications WHERE ${OWN_CONTACT} ORDER BY at, id`,
  ),
} as const satisfies Record<string, ExportPart>

export type PartName = keyof typeof EXPORT_PARTS
export const PART_NAMES = Object.keys(EXPORT_PARTS) as PartName[]
