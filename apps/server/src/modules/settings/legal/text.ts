import { dictionary } from '@institute/contract/language';

/** When the drafts below were written: version 1 holds since then. */
export const DRAFTS_SINCE = new Date('2026-11-30T00:00:00Z');

/**
 * What the pages say until an administrator has written their own: a careful beginning for an online
 * institute in Nigeria (Nigeria Data Protection Act 2023), which describes what this product does and
 * keeps. It is no legal advice. A change of what the product keeps is a change here, and a new draft
 * a new `DRAFTS_SINCE`.
 */
export const legalDrafts = dictionary('server/settings/legal-drafts', {
  terms: `These terms are between you and {{institute}} ("we"). By creating an account you agree to them. If you are under 18, a parent or guardian agrees for you and with you.

## Your account
- Give your real name and an e-mail address that is yours: certificates carry the one, and what we must tell you goes to the other.
- The account is for you alone. Keep your password to yourself, and tell us when you think that somebody else has it.
- You can see in your profile where you are signed in, and sign out what you do not know.

## Classes and exams
- What a class holds, what it costs and until when one can join is said on its page. We may improve and rearrange a class while it runs.
- Exams are your own work. Where answers were copied or written by somebody else, we may withdraw a mark or a certificate, and we tell you why.
- Theory answers may be marked with the help of a machine. A person decides where it is not sure, and whenever you ask for it.
- Lessons, recordings and materials are for your own study. Please do not publish or sell them.

## Money
- Prices are in naira. Cards are charged by {{cardProviders}}; we neither see nor keep the number of your card.
- Money in your wallet pays for classes here. It bears no interest and is not a bank account.
- A monthly class is paid for one month at a time. Nothing is renewed by itself: when the month is over, you decide whether to pay for the next.
- If we close a class that you have paid for, or you were charged by mistake, write to us: what is owed to you is returned. The rights that the Federal Competition and Consumer Protection Act gives you stay untouched.
- Rewards for invitations and for the quiz are gifts. They are given within a daily budget and to people whose e-mail is verified, and may end at any time. Whoever collects them by invented accounts loses them.

## How we treat each other
- Comments and messages are read by other students and teachers, letters by your teachers and the office. Insults, advertising and what breaks the law are removed.
- Do not try to disturb the service, or to reach what belongs to others. If you find a weakness, tell us and we will thank you for it.

## What we answer for
We work with care and keep copies of what is stored, but cannot promise that the service is never interrupted. We answer for harm that we cause on purpose or by gross negligence, and wherever the law does not allow otherwise.

## The end
You can leave at any time: your profile has a way to take your data along and to have your account erased. We may close an account that breaks these terms again and again or gravely; before that we warn you, and what remains of money you paid in is returned.

## Changes
When these terms change, the version at the top of this page goes up, and we tell you when you next sign in. What you have paid for stays as it was agreed.

## Law
The law of the Federal Republic of Nigeria holds. Let us talk first: {{contact}}.`,

  privacy: `{{institute}} ("we") decides why and how your data is used, and answers for it under the Nigeria Data Protection Act 2023. This page says what we keep, why, for how long, who sees it, and what you can do.

## What we keep, and why
- Your name, e-mail, phone number and password: to give you an account. The password is kept in a form from which nobody can read it. We need this to keep our agreement with you.
- The classes you join, the lessons you open, your answers, marks and certificates: to teach you and to prove what you have learned. We need this to keep our agreement with you.
- What you hand in at home, recordings of your voice and pictures of your handwriting among it, and what your teachers say to it: to teach you. Nobody’s voice is recorded before they, or for a child a parent or guardian, have agreed.
- Payments, your wallet and what you were given: to book what you paid and to give account of it. Law and tax demand it.
- Comments, letters and messages: to carry them to those they are meant for.
- Where you are signed in (kind of browser, address on the network, last time seen), and wrong attempts: to protect your account. We have a legitimate interest in that, and so have you.
- Which version of these texts you agreed to, and when: to be able to show it.
- Who invited you, and a code made from the network you signed up from: so that rewards go to people. The network cannot be read from it.

We do not sell data, show no advertising and follow nobody across other sites. What the browser keeps for us (cookies and storage) is there to keep you signed in, to know your device again and to keep what you were writing.

## Who sees it
- You, and administrators of the institute as far as their work needs it. What they change is written down.
- Teachers and students of a class see your name and your comments there, never your e-mail or phone number by them.
- Teachers of a class hear and see what you hand in there. Other students do not.
- Letters between you and your teachers are seen by you, by those who teach the class, and by the office, which can read them; each time it does is written down.
- Anyone who has the code of a certificate sees its name, title and date.
- {{cardProviders}}, when you pay by card: it gets your e-mail and the amount, and handles the card by its own terms.
- Those who work for us by contract: who keeps the server, who carries our mail, who brings news to your device if you allowed it, and, where theory answers are marked by machine, who runs that machine. The machine is sent the question and your answer, not your name.
- Authorities, where a law obliges us.

Some of them may work outside Nigeria. Then data goes there only as the Act allows, to countries or under contracts that protect it as well.

## How long
- Your account and your results: as long as you have the account. What must stay afterwards no longer names you.
- Payments: as long as the law of tax and accounts demands, also after the account is gone; your name is then taken from your account.
- Devices on which you were signed in: {{deviceDays}} days after the last sign-in there. A session ends at once when you sign out, or after 30 days without use.
- Recordings and pictures that you hand in at home: {{recordingMonths}} months.
- Messages that went out by e-mail alone: their text for {{mailDays}} days.
- What you wrote of an exam and never handed in: {{draftDays}} days.
- The record of what administrators did: {{auditDays}} days.
- Copies for the case of a breakdown: until newer ones have replaced them.

## Your rights
You may ask us at any time
- what we keep about you, and for a copy that you can take elsewhere,
- to correct what is wrong, to erase what we need no longer, and to use it less while a question is open,
- not to use it for what we do out of legitimate interest, and not to be judged by a machine alone,
- to stop mail that goes to many: by the link in each such mail, or in your profile,
- and you may take back what you agreed to, for the time to come.

In your profile you can take your data along and have your account erased yourself. For everything else: {{contact}}. We answer within 30 days, and it costs nothing. If you are not content, you can complain to the Nigeria Data Protection Commission (ndpc.gov.ng).

## Children
If you are under 18, a parent or guardian opens the account with you and may use these rights for you.

## Safety
Data travels encrypted, passwords and codes are kept unreadable, and access is limited and written down. If something happens that puts you at high risk, we tell you and the Commission without delay.

## Changes
When this notice changes, the version at the top of this page goes up, and we tell you when you next sign in.`,
});
