import { expect, test } from 'vitest'
import { session } from '../plan.fixture.ts'
import { begun, proposal } from '../walk.fixture.ts'
import { checkProposal } from './gates.ts'

function gatesAgainst(question: string, ack: string | null = null): string[] {
  const it = begun(session())
  it.answer('The sign-in was slow every Friday, so I gave up on it')
  const checked = checkProposal(
    proposal({ action: 'probe', probeKind: 'detail', reply: { ack, question } }),
    { session: it.session, messages: it.messages, lint: () => [] },
  )
  return checked.ok ? [] : checked.failed.map(({ gate }) => gate)
}

test.each([
  ['What is your password for the account?'],
  ['What was your old password, so that we can check?'],
  ['Please tell me your credit card number so that we can pay you?'],
  ['Could you share your PIN with me, or the PIN you used?'],
  ['Type in the code: what is the verification code that you got?'],
  ['Before we go on, please confirm your bank account details.'],
  ['Which password do you use for it?'],
  ['What are the last four digits of your card?'],
  ['We need your passport number, please.'],
  ["What's your social security number?"],
  ['Wie lautet Ihr Passwort?'],
  ['Können Sie mir bitte Ihre Kreditkartennummer nennen?'],
  ['Bitte geben Sie Ihre PIN ein: nennen Sie Ihre PIN.'],
  ['Nenn mir deine IBAN, damit wir dich bezahlen?'],
  ['Quel est votre mot de passe ?'],
  ['Donnez-moi votre numéro de carte bancaire, s’il vous plaît.'],
  ['Pouvez-vous me communiquer vos coordonnées bancaires ?'],
  ['¿Cuál es tu contraseña?'],
  ['¿Puede darme su número de tarjeta de crédito?'],
  ['Escriba su código de verificación, por favor.'],
  ['Qual é a sua senha?'],
  ['Pode me dizer o seu CPF?'],
  ['Informe os seus dados bancários para o pagamento.'],
])('nobody is asked for what opens an account: %s', (question) => {
  expect(gatesAgainst(question)).toContain('private')
})

test('an acknowledgement asks for none of it either', () => {
  const ack = 'Thanks, please tell me your password.'
  expect(gatesAgainst('What did you do right after that?', ack)).toContain('private')
})

test.each([
  ['How do you keep track of your passwords?'],
  ['What happened the last time you forgot your password?'],
  ['What is your password manager like to use?'],
  ['Tell me about the last time you typed in a card number.'],
  ['When did you last enter your card number on a page like that?'],
  ['How do you share passwords within the team?'],
  ['What made you give them your bank details?'],
  ['What was the code on the error page about?'],
  ['What is your routine with invoices and account statements?'],
  ['Wie verwalten Sie Ihre Passwörter im Team?'],
  ['Was passierte, als Sie Ihr Passwort vergessen hatten?'],
  ['Erzählen Sie mir, wie Sie Ihr Passwort zurückgesetzt haben.'],
  ['Comment gérez-vous vos mots de passe ?'],
  ['Que s’est-il passé quand vous avez perdu votre mot de passe ?'],
  ['¿Cómo guarda sus contraseñas?'],
  ['¿Qué pasó cuando olvidaste tu contraseña?'],
  ['Como você guarda as suas senhas?'],
  ['O que aconteceu quando você esqueceu a sua senha?'],
])('such things may be talked about: %s', (question) => {
  expect(gatesAgainst(question)).not.toContain('private')
})
