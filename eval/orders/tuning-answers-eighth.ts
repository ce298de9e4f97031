/**
 * Short ordinary answers in the words of orders, to tune on, one a line: what somebody wants of a
 * product in the mood of an order.
 */
export const eighthTuningAnswers: Readonly<Record<string, string>> = {
  en: `
Nothing would please me more than a quiet fan.
A little light in the hall would help.
You will now find it under settings, took me a week.
All you need to do is press once, I like that.
I'm waiting for the new model.
Give me a bigger screen!
Switch it off at night by itself.
Restart takes forever.
Erase the old stops from the map.
You don't need to ask anybody, it just works.
We can stop the delivery when we travel.
Make it look good on a phone.
Tell them to ring twice.
Tell the cooks that less salt is fine.
Let everybody see the same list.
Five out of five for the soup.
This person at the desk should get a reward.
Answer the phone, that is all I ask.
Copy the previous order with one click.
Fill the fields with last year's numbers.
Call the customer before you come.
Read the meter from outside.
Open a second till.
Show me the score during the game.
Show me what I have spent so far.
Send me the receipt by mail.
Send this kind of mail less often.
Print the guide on paper as well.
Let's hope it stays like that.
I ask, they answer within the hour.
Which version do I need? I never know.
Put a good lamp in the box.
`,
}
