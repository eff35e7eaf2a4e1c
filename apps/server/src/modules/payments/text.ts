import { dictionary } from '@institute/contract/language';
import type { PresenceState } from '@institute/contract/meetings/presence-rules';
import { salutation } from '../../shared/salutation.ts';

/** What the server says of card payments, of the books and of the comparison with the provider. */
export const text = dictionary('server/payments', {
  /** The institute's accounts in the order of the balance sheet. */
  accounts: {
    card_clearing: 'Card clearing',
    bank: 'Bank',
    cash: 'Cash',
    other_receipts: 'Other ways of paying',
    waivers: 'Fees waived',
    refunds_due: 'Money on its way back',
    card_losses: 'Lost on card payments',
    provider_fees: 'Fees of the card provider',
    class_revenue: 'Class revenue',
    referral_bonus: 'Referral bonuses',
    game_reward: 'Quiz rewards',
    admin_adjustment: 'Adjustments by administrators',
    wallets: 'Wallets of students',
  },
  /** The sides of the balance sheet. */
  sides: {
    assets: 'Assets',
    liabilities: 'Liabilities',
    income: 'Income',
    given: 'Given away and put right',
  },
  /** The columns of the books as files. */
  balanceColumns: { day: 'Day', side: 'Side', account: 'Account', amount: 'Amount' },
  incomeColumns: {
    month: 'Month',
    what: 'Class or account',
    classId: 'Class ID',
    card: 'Card',
    bank: 'Bank transfer',
    cash: 'Cash',
    other: 'Other',
    wallet: 'From wallets',
    income: 'Income',
    waived: 'Waived',
    given: 'Given away',
  },
  noClass: 'Not for a class',
  wallet: 'Wallet',
  nameOne: 'Name a payment or a reference, one of the two.',
  returned: 'Payment returned successfully!',
  settled: 'Difference settled successfully!',
  monthClosed: 'The month is closed.',
  monthReopened: 'The month is open again.',
  /** What stands in the wallet history and on receipts. */
  cardPayment: 'Card payment',
  cardPaymentFor: (what: string) => `Card payment: ${what}`,
  funded: 'Wallet funded by card',
  fundedByTransfer: 'Bank transfer to your account number',
  fundedBecause: (reason: string) => `Wallet funded by card (${reason})`,
  refund: (what: string, reason: string) => `Refund: ${what} (${reason})`,
  /** Payments that the office takes. */
  office: {
    /** What stands in the wallet history, by the way it came. */
    paid: {
      bank: 'Paid by bank transfer',
      cash: 'Paid in cash',
      other: 'Paid otherwise',
      waiver: 'Fee waived',
    },
    paidFor: (words: string, what: string) => `${words}: ${what}`,
    taken: 'Payment taken.',
    waits: 'Recorded. Somebody else has to confirm it.',
    refused: 'Payment refused.',
    dayOfPayment: 'Choose the day on which the money came: today, or one before it.',
    otherPayment: 'This form has taken another payment already. Open it again.',
    waiverTooLarge: (due: string) => `${due} is due: no more than that can be waived.`,
    referenceTaken: (number: string, name: string) =>
      `This reference has been taken already: ${number}, of ${name}.`,
  },
  /** What students say to have paid. */
  claims: {
    sent: 'Sent. The institute confirms it once the money has come.',
    withdrawn: 'Taken back.',
    otherClaim: 'This form has sent another payment already. Open it again.',
  },
  /** Money that goes back out of wallets. */
  refunds: {
    /** What stands in the wallet history and in the books. */
    out: 'On its way back to you',
    lost: 'Given back at the card provider, no longer in the wallet',
    back: 'Back in your wallet: it could not be paid back',
    backBecause: (reason: string) => `Back in your wallet (${reason})`,
    left: { card_clearing: 'Paid back by card', bank: 'Paid back by bank transfer' },
    /** Where it goes, as it follows "We are sending ₦5,000". */
    to: { card: 'to the card or account that you paid from', bank: 'to your bank account' },
    sentByCard: 'The card provider has been told. It can take up to ten working days.',
    toTransfer: 'Now make the transfer, and record it here.',
    waits: 'Recorded. Somebody else has to confirm it.',
    stopped: 'The money is in the wallet again.',
    recorded: 'Recorded: the money has left.',
    otherRefund: 'This form has sent another refund already. Open it again.',
    disputed: 'This payment is disputed at the bank. Answer the dispute first.',
    bankMissing: 'Choose the bank.',
    accountWrong: 'This is not an account number there. Please check its ten digits.',
    needsDetails: 'The bank of the card did not take it. Say to which account it is to go.',
    ownerGone: 'It failed, and the account of the student was deleted. Pay it by a bank transfer.',
  },
  /** Account numbers of students. */
  accountNumbers: {
    refused: (words: string) => `The bank has refused: ${words}`,
    unsaid: 'The bank has refused and gives no reason. Please check your name and phone number.',
    never: 'The bank has not answered. Please try again.',
    taken: 'The bank knows your e-mail address as somebody else’s. Please ask the institute.',
    lookedAgain: 'The bank was asked. What has come is in your wallet.',
  },
  /** Payments that their payers dispute at their bank. */
  disputes: {
    answered: 'Noted. The card provider is being told.',
    /** What the student is told of why money has left. */
    reason: 'The payment was disputed at the bank of the card',
    allBack: 'All of it has gone back already. Contest the dispute, and say so.',
  },
  /** The evidence of a dispute, as one page. */
  evidence: {
    title: (site: string, reference: string) => `${site}: evidence for the payment ${reference}`,
    made: (when: string) => `Put together on ${when}.`,
    none: 'Nothing is known.',
    wallet: 'Money for the wallet',
    receipt: 'Receipt',
    moves: 'What the payment was used for',
    signIns: 'Sign-ins',
    lessons: 'Lessons opened',
    meetings: 'Live meetings',
    messages: 'Messages sent to the student',
    reference: 'Reference',
    amount: 'Amount',
    paidAt: 'Paid on',
    paidBy: 'Paid by',
    payer: 'Student',
    joined: 'Account since',
    when: 'When',
    what: 'What',
    seen: 'Last seen',
    from: 'Address',
    by: 'Browser',
    lesson: 'Lesson',
    className: 'Class',
    read: 'Read on',
    presence: 'Presence',
    arrived: 'Came at',
    presences: {
      present: 'Present',
      late: 'Late',
      left_early: 'Left early',
      excused: 'Excused',
      absent: 'Absent',
    } satisfies Record<PresenceState, string>,
  },
  /** Cards that are kept, and places that are paid for by themselves. */
  renewals: {
    kept: 'Your card is kept.',
    removed: 'Your card is removed.',
    saved: 'Saved.',
    /** Why money of a charge stays in the wallet, and why a charge was not made. */
    paidMeanwhile: 'It was paid in another way meanwhile.',
    notTaken: 'The class could not be renewed.',
    stopped: 'You stopped it before the card was charged. Nothing was taken.',
  },
  /** What became of a card payment. */
  outcome: {
    credited: 'Credited to the wallet.',
    putIntoWallet: (reason: string) => `The institute has put it into your wallet: ${reason}`,
    declined: 'The payment was declined. Nothing was taken.',
    reversed: 'It was paid, and all of it has gone back to where it came from.',
    otherCurrency: (currency: string) =>
      `It was paid in ${currency}. The institute has been told and will look into it.`,
    nothingPaid: 'Nothing was paid. The institute has been told and will look into it.',
    otherAmount: (paid: string, asked: string) =>
      `${paid} was paid instead of ${asked}. What was not spent is in your wallet.`,
    notPaid: 'It was not paid.',
    nobody: 'Nobody has this e-mail address here.',
    noAccount: (number: string) =>
      number === ''
        ? 'It came by bank transfer, and the bank does not say to which account number.'
        : `It came by bank transfer to the account number ${number}, which is nobody’s here.`,
    dealtWith: 'The institute has dealt with this payment. Please ask there about it.',
  },
  /** Why a class that was paid for could not be joined, by the code of the refusal. */
  kept: {
    class_not_found: 'The class is not there any more. The money is in your wallet.',
    class_inactive: 'The class is not open for enrollment. The money is in your wallet.',
    class_closed: 'Registration for the class has ended. The money is in your wallet.',
    group_needed: 'No time was chosen in the class. The money is in your wallet.',
    group_full: 'The group that you chose is full now. The money is in your wallet.',
    already_enrolled: 'You are already enrolled in the class. The money is in your wallet.',
    prerequisite_not_met: 'The prerequisite class is not completed. The money is in your wallet.',
    insufficient_balance:
      'The price of the class is higher than what was paid. The money is in your wallet.',
    payment_short:
      'The price of the class is higher than what was paid. The money is in your wallet.',
    class_free: 'The class costs nothing by now: join it. The money is in your wallet.',
  },
  keptOtherwise: 'The class could not be joined. The money is in your wallet.',
  keptPaid: 'It was paid already. The money is in your wallet.',
  keptNotOwed: 'It is not owed any more. The money is in your wallet.',
  /** What the card payment provider has paid out to the bank. */
  settlements: {
    paidOut: (number: number) => `Settlement ${number} of the card provider`,
    kept: (number: number) => `Fees of settlement ${number}`,
    columns: {
      day: 'Day',
      number: 'Settlement',
      state: 'State',
      gross: 'Gross',
      fees: 'Fees',
      net: 'To the bank',
      count: 'Payments in it',
      held: 'What they come to',
      faults: 'What does not fit',
    },
    states: { underway: 'On its way', paid: 'In the bank', failed: 'Failed' },
    faults: {
      sum: 'Its payments do not come to its gross sum.',
      unknown: 'Payments in it are not in the books.',
      taken: 'The bank got another sum than gross less fees.',
      changed: 'The card provider names other sums by now.',
    },
  },
  /** What the comparison with the provider found. */
  difference: {
    noAnswer: 'The card payment provider did not answer.',
    otherAmount: 'The ledger credited another amount than the provider took.',
    notCredited: 'The provider took it, but it was not credited.',
    otherSum: 'What this settlement held does not come to its gross sum.',
    notAtProvider: 'The ledger credited it, but the provider does not know it as paid.',
  },
  /** Mails, line by line. */
  mails: {
    receipt: {
      subject: (amount: string) => `Your payment of ${amount} has arrived`,
      text: (
        name: string,
        about: {
          amount: string;
          /** Of the class that was paid for; null where the wallet was funded. */
          className: string | null;
          /** Whether the class could not be joined, so that all of it stays in the wallet. */
          isKept: boolean;
          /** What else is to be said, such as why; may be empty. */
          reason: string;
          method: string;
          date: string;
          reference: string;
          address: string;
        },
      ) =>
        [
          salutation(name),
          '',
          `We have received ${about.amount}${about.method === '' ? '' : ` (${about.method})`} on ${about.date}.`,
          ...(about.isKept || about.className === null
            ? []
            : [`It has paid for ${about.className}, which is open to you now.`]),
          ...(about.className === null ? ['It is in your wallet.'] : []),
          ...(about.reason === '' ? [] : [about.reason]),
          '',
          `Reference: ${about.reference}`,
          `Your receipt: ${about.address}`,
        ].join('\n'),
    },
    claimConfirmed: {
      subject: (amount: string) => `Your payment of ${amount} is confirmed`,
      text: (name: string, about: { amount: string; reply: string; address: string }) =>
        [
          salutation(name),
          '',
          `The institute has received the ${about.amount} that you had transferred.`,
          ...(about.reply === '' ? [] : [about.reply]),
          '',
          `Your receipt: ${about.address}`,
        ].join('\n'),
    },
    /** The steps of money that goes back: subject, and what the mail says. */
    refund: {
      underway: {
        subject: (amount: string) => `${amount} is on its way back to you`,
        text: (amount: string, to: string) =>
          `We are sending ${amount} back ${to}. Banks can take up to ten working days.`,
      },
      details: {
        subject: (amount: string) => `We need your bank account to send back ${amount}`,
        text: (amount: string) =>
          `The bank of your card did not take back ${amount}. Please tell the institute your account number and bank, so that it can be sent there.`,
      },
      done: {
        subject: (amount: string) => `${amount} was sent back to you`,
        text: (amount: string, to: string) => `${amount} has been sent back ${to}.`,
      },
      failed: {
        subject: (amount: string) => `${amount} could not be sent back`,
        text: (amount: string) =>
          `${amount} could not be sent back. It is in your wallet again; please ask the institute.`,
      },
      stopped: {
        subject: (amount: string) => `${amount} is in your wallet again`,
        text: (amount: string) =>
          `The institute has stopped sending back ${amount}. It is in your wallet again.`,
      },
    },
    refundBody: (name: string, about: { said: string; reason: string; address: string }) =>
      [
        salutation(name),
        '',
        about.said,
        ...(about.reason === '' ? [] : [`Reason: ${about.reason}`]),
        '',
        `Your wallet: ${about.address}`,
      ].join('\n'),
    claimRefused: {
      subject: (amount: string) => `Your payment of ${amount} could not be confirmed`,
      text: (name: string, about: { amount: string; reply: string; address: string }) =>
        [
          salutation(name),
          '',
          `The institute could not confirm the ${about.amount} that you had said to have transferred.`,
          about.reply,
          '',
          `Your wallet: ${about.address}`,
        ].join('\n'),
    },
  },
  /** By which way money came. */
  ways: {
    card: 'Card',
    bank: 'Bank transfer',
    cash: 'Cash',
    other: 'Other',
    waiver: 'Waived',
  },
  /** The columns of the list as a file for whoever keeps the books. */
  detailColumns: {
    id: 'ID',
    receipt: 'Receipt',
    reference: 'Reference',
    studentId: 'Student ID',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    className: 'Class',
    way: 'Way',
    service: 'Service',
    title: 'Title',
    bookedBy: 'Booked by',
    day: 'Day it came',
    bookedAt: 'Booked at',
    amount: 'Amount',
  },
  /** The columns of the list as a file. */
  columns: {
    id: 'ID',
    name: 'Name',
    amount: 'Amount',
    type: 'Type',
    service: 'Service',
    title: 'Title',
    date: 'Date',
  },
});
