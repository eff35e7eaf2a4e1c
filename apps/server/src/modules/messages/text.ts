import { countOf, dictionary, formatNumber } from '@institute/contract/language';

/** What the server says of messages, and the notices that it sends by itself. */
export const text = dictionary('server/messages', {
  sent: 'Message sent successfully!',
  scheduled: 'The message waits for its time.',
  scheduledChanged: 'The message was changed.',
  scheduledCancelled: 'The message does not go out.',
  templateKept: 'Template saved.',
  templateChanged: 'Template changed.',
  templateDeleted: 'Template deleted.',
  templateRestored: 'The template is back.',
  accountDeleted: 'The account was deleted.',
  whyMailed: 'You get this as somebody who learns with us.',
  unsubscribe: 'Unsubscribe from such mails',
  linkBroken:
    'This link is not complete. Open it from the mail again, or choose in your profile which mail you get.',
  invites: {
    unsubscribe: 'No more invitations',
    whyMailed: 'You get this as you wanted to be invited to your live meetings by e-mail.',
  },
  daily: {
    exam: {
      subject: (exam: string) => `Exam marked: ${exam}`,
      line: (exam: string, className: string) =>
        `Your exam “${exam}” in ${className} has been marked:`,
    },
    fee: {
      subject: (amount: string, what: string) => `${amount} to pay: ${what}`,
      line: (amount: string, what: string, day: string) =>
        `${amount} are due for ${what} on ${day}. Pay in your wallet:`,
    },
    words: {
      subject: (cards: number, minutes: number) =>
        `${countOf(cards, 'word')}, ${countOf(minutes, 'minute')}`,
      line: (cards: number) => `${countOf(cards, 'card')} due in your practice today:`,
    },
    unsubscribe: 'No more of these reminders',
    whyMailed: 'You get this once a day at most, as you have chosen in your profile.',
  },
  notices: {
    examMarked: {
      subject: (exam: string) => `Exam marked: ${exam}`,
      body: (exam: string, className: string) =>
        `Your exam “${exam}” in ${className} has been marked.`,
      bodyWithScore: (exam: string, className: string, score: number) =>
        `Your exam “${exam}” in ${className} has been marked. Your total score is ${score}%.`,
    },
    letterCame: {
      subject: (by: string) => `A letter from ${by}`,
      body: (by: string, className: string) => `${by} has written to you in ${className}. Read it:`,
    },
    letterWaits: {
      subject: (by: string) => `A letter from ${by} waits`,
      body: (by: string, className: string) =>
        `${by} has written to you in ${className}. Read it and answer:`,
    },
    markChanged: {
      subject: (exam: string) => `Your mark has been changed: ${exam}`,
      body: (exam: string, className: string, score: number | null) =>
        score === null
          ? `The mark of your exam “${exam}” in ${className} has been looked at again and changed.`
          : `The mark of your exam “${exam}” in ${className} has been looked at again and changed. Your total score is now ${score}%.`,
      reason: (reason: string) => `Why: ${reason}`,
    },
    markComment: (comment: string) => `Your teacher says: ${comment}`,
    commentAnswered: {
      subject: (lesson: string) => `Your teacher has answered: ${lesson}`,
      body: (by: string, lesson: string, className: string) =>
        `${by} has answered you in the discussion of “${lesson}” in ${className}:`,
    },
    homeworkGiven: {
      subject: (title: string) => `New homework: ${title}`,
      body: (title: string, className: string) =>
        `There is new homework in ${className}: “${title}”.`,
      due: (day: string) => `Please hand it in by ${day}.`,
    },
    homeworkAnswered: {
      subject: (title: string) => `Your homework is answered: ${title}`,
      againSubject: (title: string) => `Once more, please: ${title}`,
      body: (title: string, className: string) =>
        `Your teacher has answered your homework “${title}” in ${className}.`,
      again: (title: string, className: string) =>
        `Your teacher has answered your homework “${title}” in ${className}, and asks you to do it once more.`,
      points: (mark: number, outOf: number) =>
        `You got ${formatNumber(mark)} of ${countOf(outOf, 'point')}.`,
      replies: (count: number) => `It has ${countOf(count, 'reply', 'replies')}.`,
    },
    readingHeard: {
      subject: (line: string) => `Your teacher has heard you: ${line}`,
      againSubject: (line: string) => `Once more, please: ${line}`,
      body: (line: string, className: string) =>
        `Your teacher has heard how you read “${line}” in ${className}.`,
      again: (line: string, className: string) =>
        `Your teacher has heard how you read “${line}” in ${className}, and asks you to read it once more.`,
    },
    lessonOpen: {
      subject: (lesson: string) => `New lesson: ${lesson}`,
      body: (lesson: string, className: string) =>
        `The lesson “${lesson}” in ${className} is now available.`,
    },
    subscriptionEnding: {
      subject: (className: string) => `Your subscription ends soon: ${className}`,
      body: (className: string, time: string) =>
        `Your subscription of ${className} ends on ${time}. Renew it on the page of the class to go on opening new lessons.`,
    },
    subscriptionEnded: {
      subject: (className: string) => `Your subscription has ended: ${className}`,
      body: (className: string, time: string) =>
        `Your subscription of ${className} ended on ${time}. What you have opened stays open; renew on the page of the class to open new lessons.`,
    },
    classDeleted: {
      subject: (className: string) => `Class closed: ${className}`,
      body: (className: string) =>
        `The institute has closed ${className}, for which you have paid. Your payment stands in your wallet history and your results are kept. Please write to the institute about what you have paid for.`,
    },
    placedInClass: {
      subject: (className: string) => `You are in a new class: ${className}`,
      body: (className: string) =>
        `The institute has given you a place in ${className}. There is nothing to pay: open it under My Classes.`,
    },
    placeEnded: {
      subject: (className: string) => `You are not in ${className} any more`,
      body: (className: string) =>
        `The institute has taken you out of ${className}. What you have done there is kept.`,
      returned: (amount: string) => `${amount} was returned to your wallet.`,
      why: (reason: string) => `Reason: ${reason}`,
    },
    placeMoved: {
      subject: (className: string) => `You are in another class now: ${className}`,
      body: (from: string, to: string) =>
        `The institute has moved you from ${from} to ${to}. What you have done in ${from} is kept.`,
      carried: 'The time that you have paid for goes on there.',
    },
    placePromoted: {
      subject: (className: string) => `You go on: ${className}`,
      body: (from: string, to: string) =>
        `After ${from} you have a place in ${to}. Open it under My Classes; ${from} stays open to you.`,
    },
    placeExtended: {
      subject: (className: string) => `You have more time: ${className}`,
      body: (className: string, time: string) =>
        `The institute has extended your place in ${className} until ${time}. There is nothing to pay for it.`,
    },
    meetings: {
      coming: {
        day: {
          one: (at: string, what: string) => `Tomorrow, ${at}: ${what}`,
          many: (at: string, count: number) =>
            `Tomorrow from ${at}: ${countOf(count, 'live meeting')}`,
        },
        hour: {
          one: (at: string, what: string) => `At ${at}: ${what}`,
          many: (at: string, count: number) => `From ${at}: ${countOf(count, 'live meeting')}`,
        },
        line: (when: string, what: string) => `${when}: ${what}`,
        join: 'You can join from ten minutes before: the dashboard leads there.',
      },
      heard: {
        subject: (what: string) => `Heard again: ${what}`,
        body: (what: string, when: string) =>
          `The recording of ${what} on ${when} can be heard. You find it in the class, under “Heard again”.`,
        about: (what: string, when: string, topic: string) =>
          `The recording of ${what} on ${when} can be heard: ${topic}. You find it in the class, under “Heard again”.`,
      },
      again: (subject: string) => `Once more: ${subject}`,
      invited: {
        first: {
          subject: (what: string, when: string) => `Live meeting: ${what}, ${when}`,
          body: (what: string, when: string) => `${what} meets on ${when}.`,
        },
        changed: {
          subject: (what: string, when: string) => `Changed: ${what}, ${when}`,
          body: (what: string, when: string) => `The meeting of ${what} is on ${when} now.`,
        },
        ended: {
          subject: (what: string, when: string) => `Not held: ${what}, ${when}`,
          body: (what: string, when: string) => `${what} does not meet on ${when}.`,
        },
      },
      altered: {
        subject: (what: string) => `Changed: a meeting of ${what}`,
        when: (what: string, when: string) => `The meeting of ${what} on ${when} has changed.`,
        teacher: (name: string) => `It is taught by ${name}.`,
        room: (room: string) => `It is held here: ${room}.`,
        link: 'It is held online: you join it on its page.',
      },
      answered: {
        granted: {
          subject: (what: string) => `The office says yes: a meeting of ${what}`,
          moved: (what: string, from: string, to: string) =>
            `The meeting of ${what} on ${from} is moved to ${to}, as you asked. Its students are told.`,
          cancelled: (what: string, when: string) =>
            `The meeting of ${what} on ${when} is not held, as you asked. Its students are told.`,
        },
        refused: {
          subject: (what: string) => `The office says no: a meeting of ${what}`,
          moved: (what: string, from: string, to: string) =>
            `The meeting of ${what} on ${from} is not moved to ${to}: it is held as it is planned.`,
          cancelled: (what: string, when: string) =>
            `The meeting of ${what} on ${when} is held as it is planned.`,
        },
      },
      reply: (words: string) => `The office says: ${words}`,
      register: {
        opened: {
          subject: (what: string) => `The register is open again: ${what}`,
          body: (what: string, when: string, until: string) =>
            `You may write into the register of ${what} on ${when} until ${until}.`,
        },
        closed: {
          subject: (what: string) => `The register stays closed: ${what}`,
          body: (what: string, when: string, _until: string) =>
            `The office does not open the register of ${what} on ${when}.`,
        },
      },
      seatOffered: {
        subject: (what: string) => `A seat for you: ${what}`,
        body: (what: string, until: string) =>
          `A seat in ${what} has become free, and it is yours to take until ${until}. Open the class to take it, or to say that you do not want it. After that it goes to the next in line.`,
      },
      seatLapsed: {
        subject: (what: string) => `The seat has gone on: ${what}`,
        body: (what: string) =>
          `You did not take the seat in ${what} in time, and it goes to the next in line. You can join the waiting list again on the page of the class.`,
      },
      seatWithdrawn: {
        subject: (what: string) => `No seat for now: ${what}`,
        body: (what: string) =>
          `The seat in ${what} that was offered to you is not free any more. You are on the waiting list where you were, and are told when another one is free for you.`,
      },
      moved: {
        subject: (what: string) => `At another time: ${what}`,
        body: (what: string, from: string, to: string) =>
          `The meeting of ${what} on ${from} is held at another time: ${to}.`,
      },
      excuseOver:
        'If you had said that you cannot come: that was about the day before. Say it again if you cannot come on the new day.',
      cancelled: {
        subject: (what: string) => `Not held: a meeting of ${what}`,
        one: (what: string, when: string) => `The meeting of ${what} on ${when} is not held.`,
        many: (what: string) => `These meetings of ${what} are not held:`,
      },
      held: {
        subject: (what: string) => `Held after all: a meeting of ${what}`,
        one: (what: string, when: string) => `The meeting of ${what} on ${when} is held after all.`,
        many: (what: string) => `These meetings of ${what} are held after all:`,
      },
      weekly: {
        subject: (what: string) => `New times: ${what}`,
        body: (what: string, on: string, to: string, from: string) =>
          `From ${on} on ${what} meets at another time: ${to}. Until then: ${from}.`,
      },
      ends: {
        subject: (what: string) => `A weekly meeting ends: ${what}`,
        body: (what: string, weekly: string, on: string) =>
          `${what} meets on ${weekly} until ${on}, and not at that time any more after it.`,
      },
      /** A time, a weekly time or a day with whose clocks it is told by. */
      by: (time: string, zone: string) => `${time} (${zone} time)`,
      byBoth: (time: string, zone: string, there: string, thereZone: string) =>
        `${time} (${zone} time; ${there} ${thereZone} time)`,
      ofGroup: (className: string, group: string) => `${className}, ${group}`,
    },
    placeHeld: {
      subject: (className: string) => `Your place is on hold: ${className}`,
      body: (className: string, time: { from: string; until: string }) =>
        `The institute has put your place in ${className} on hold from ${time.from} until ${time.until}. The lessons that you have opened stay open, and time that you have paid for is kept.`,
    },
    placeResumed: {
      subject: (className: string) => `Your place goes on: ${className}`,
      body: (className: string) => `Your place in ${className} is not on hold any more.`,
    },
    classRestored: {
      subject: (className: string) => `Class open again: ${className}`,
      body: (className: string) =>
        `${className}, which the institute had closed, is there again, with what you have done in it.`,
    },
    paymentKept: {
      aClass: 'a class',
      subject: (what: string) => `Your payment is in your wallet: ${what}`,
      body: (amount: string, what: string, reason: string) =>
        `Your card payment of ${amount} for ${what} has arrived, but the class could not be joined. ${reason}`,
    },
    paymentDiffers: 'Another amount was paid than was asked for',
    paymentReturned: {
      subject: (what: string) => `A payment was returned to your wallet: ${what}`,
      body: (amount: string, what: string, reason: string) =>
        `${amount} was returned to your wallet for “${what}”.\nReason: ${reason}`,
    },
    paymentTaken: {
      /** How it came, as it follows "We have received ₦5,000". */
      ways: {
        bank: 'by bank transfer',
        cash: 'in cash',
        other: 'otherwise',
        waiver: '',
      },
      /** What the wallet has given, or kept, besides. */
      fromWallet: (rest: string) => `${rest} of your wallet was taken as well.`,
      stayed: (rest: string) => `${rest} of it stayed in your wallet.`,
      taken: {
        subject: (amount: string) => `Your payment of ${amount} has arrived`,
        body: (amount: string, way: string, className: string | null) =>
          className === null
            ? `We have received ${amount} ${way}. It is in your wallet.`
            : `We have received ${amount} ${way}. It has paid for ${className}, which is open to you now.`,
        owed: (amount: string, way: string, what: string, left: string, isAll: boolean) =>
          isAll
            ? `We have received ${amount} ${way}. It has paid for ${what}, of which nothing is left to pay.`
            : `We have received ${amount} ${way}. It has paid a part of ${what}, of which ${left} are left to pay.`,
      },
      waived: {
        subject: (amount: string) => `${amount} was waived for you`,
        body: (amount: string, _way: string, className: string | null) =>
          className === null
            ? `The institute has waived ${amount}. It is in your wallet.`
            : `The institute has waived ${amount} for ${className}, which is open to you now.`,
        owed: (amount: string, _way: string, what: string, left: string, isAll: boolean) =>
          isAll
            ? `The institute has waived ${amount} for ${what}, of which nothing is left to pay.`
            : `The institute has waived ${amount} for ${what}, of which ${left} are left to pay.`,
      },
    },
    transferKept: {
      subject: (what: string) => `Your payment is in your wallet: ${what}`,
      body: (amount: string, what: string, reason: string) =>
        `Your payment of ${amount} for ${what} has arrived, but could not be used for it. ${reason}`,
    },
    claimRefused: {
      subject: (amount: string) => `Your payment of ${amount} could not be confirmed`,
      body: (amount: string, reason: string) =>
        `The institute could not confirm the ${amount} that you had said to have transferred. Nothing was added to your wallet.\nReason: ${reason}`,
    },
    placePaid: {
      subject: (className: string) => `Enrolled: ${className}`,
      body: (amount: string, className: string) =>
        `The institute has enrolled you in ${className}. Your wallet has paid ${amount} for it.`,
    },
    invoicePaid: {
      subject: (what: string) => `Paid from your wallet: ${what}`,
      whole: (amount: string, what: string) =>
        `${amount} was due for ${what}, and your wallet has paid it. Nothing is left to do.`,
      part: (amount: string, what: string, left: string) =>
        `Your wallet has paid ${amount} of what was due for ${what}. ${left} are left to pay.`,
    },
    invoiceMade: {
      subject: (what: string) => `To pay: ${what}`,
      body: (amount: string, what: string, day: string) =>
        `${amount} are due for ${what} by ${day}. You can pay in your wallet, also before.`,
    },
    invoiceDue: {
      month: {
        coming: {
          subject: (what: string) => `Soon due: ${what}`,
          body: (amount: string, what: string, day: string) =>
            `The month that you have paid ends on ${day}. You can pay ${amount} for ${what} more in your wallet. If you do not want it, there is nothing to do.`,
        },
        over: {
          subject: (what: string) => `Still to pay: ${what}`,
          body: (amount: string, what: string, day: string) =>
            `The month that you have paid ended on ${day}, and new lessons wait. You can pay ${amount} for ${what} more in your wallet. If you do not want it, there is nothing to do.`,
        },
      },
      coming: {
        subject: (what: string, day: string) => `Due on ${day}: ${what}`,
        body: (amount: string, what: string, day: string) =>
          `This is a reminder that ${amount} for ${what} are due on ${day}. If your wallet holds it on that day, it is paid by itself.`,
      },
      today: {
        subject: (what: string) => `Due today: ${what}`,
        body: (amount: string, what: string) =>
          `${amount} for ${what} are due today. You can pay in your wallet.`,
      },
      over: {
        subject: (what: string) => `Still to pay: ${what}`,
        body: (amount: string, what: string, day: string) =>
          `${amount} for ${what} were due on ${day}. If you have paid meanwhile, thank you: then there is nothing to do. If you need more time, write to us and we will find a way.`,
      },
    },
    renewals: {
      coming: {
        subject: (what: string, day: string) => `Paid by itself on ${day}: ${what}`,
        byCard: (amount: string, what: string, day: string, card: string) =>
          `On ${day} we take ${amount} for ${what}: from your wallet, or from ${card} if your wallet does not hold it.`,
        byWallet: (amount: string, what: string, day: string, balance: string) =>
          `On ${day} we take ${amount} for ${what} from your wallet, which holds ${balance} now.`,
        stop: 'If you do not want this, open the class and switch off “Pay by itself”.',
      },
      paid: {
        subject: (what: string) => `Paid by itself: ${what}`,
        byCard: (amount: string, what: string, card: string) =>
          `${amount} were taken from ${card} for ${what}. The receipt is in your wallet.`,
        byWallet: (amount: string, what: string) =>
          `${amount} were taken from your wallet for ${what}.`,
      },
      declined: {
        subject: (what: string) => `Your card did not pay: ${what}`,
        body: (amount: string, what: string) =>
          `Your bank did not let us take ${amount} for ${what}. Nothing was taken. We try it again tomorrow; you can also pay in your wallet.`,
      },
      stopped: {
        subject: (what: string) => `No longer paid by itself: ${what}`,
        body: (what: string) =>
          `Nothing is taken by itself for ${what} any more. You can pay in your wallet, or open the class and switch it on again.`,
        reasons: {
          expired: 'Your card has expired.',
          declined: 'Your bank does not take this card any more.',
          tries:
            'We have tried your card three times, and your bank did not let us take the money.',
          price: 'The price is higher than the one that you were told.',
          unpaid: 'For a week neither your wallet nor a card could pay.',
        },
      },
    },
    invoiceChanged: {
      subject: {
        later: (what: string) => `More time to pay: ${what}`,
        ended: (what: string) => `Nothing is owed any more: ${what}`,
      },
      later: (amount: string, what: string, day: string) =>
        `${amount} for ${what} are due on ${day} now.`,
      ended: (amount: string, what: string) => `The ${amount} for ${what} are owed no more.`,
      reason: (reason: string) => `Reason: ${reason}`,
    },
    refundMoved: {
      /** Where it goes, as it follows "We are sending ₦5,000 back". */
      ways: { card: 'to the card or account that you paid from', bank: 'to your bank account' },
      because: (reason: string) => `Reason: ${reason}`,
      underway: {
        subject: (amount: string) => `${amount} is on its way back to you`,
        body: (amount: string, to: string) =>
          `We are sending ${amount} back ${to}. Banks can take up to ten working days.`,
      },
      details: {
        subject: (amount: string) => `We need your bank account to send back ${amount}`,
        body: (amount: string, _to: string) =>
          `The bank of your card did not take back ${amount}. Please tell the institute your account number and bank, so that it can be sent there.`,
      },
      done: {
        subject: (amount: string) => `${amount} was sent back to you`,
        body: (amount: string, to: string) => `${amount} has been sent back ${to}.`,
      },
      failed: {
        subject: (amount: string) => `${amount} could not be sent back`,
        body: (amount: string, _to: string) =>
          `${amount} could not be sent back. It is in your wallet again; please ask the institute.`,
      },
      stopped: {
        subject: (amount: string) => `${amount} is in your wallet again`,
        body: (amount: string, _to: string) =>
          `The institute has stopped sending back ${amount}. It is in your wallet again.`,
      },
    },
    fundingTakenBack: {
      subject: (amount: string) => `${amount} was taken back out of your wallet`,
      body: (amount: string, reason: string) =>
        `The institute has taken back ${amount} that it had put into your wallet.\nReason: ${reason}`,
    },
  },
});
