/** What people know who learn a language with Linden: one who left, and one who likes it. */
export const leaver = `
+@ using start started begin began first sign signed hear come across want made learn learning picture why | My son moved to Lisbon for a job and married there, so at sixty-one I wanted to be able to talk to my daughter-in-law. I signed up on New Year's Day.
> | At the wedding I sat between two aunts who talked across me for three hours. I smiled until my cheeks ached.
+@? stop stopped stopping give gave quit leave left thought mind decide decided doubts end going cancel | In March I said a sentence to the baker's wife, who is Portuguese, and she answered me in English. I walked home and did not open it again.
> | I had practised that sentence for two weeks in front of the bathroom mirror, with the tap running so my husband would not hear.
+ happened next after then between walk moment leading steps do did | For a while I told myself I would go on after Easter. The lessons piled up, eleven, then twenty, and then I could not look at the number.
> | When it said thirty-four I moved the icon to the last screen, behind the torch.
+ else alternative alternatives consider considered compare compared other options tried besides instead before | I tried a course at the community centre for one term, and a set of cards. My son sent me a film with subtitles every Sunday.
> | At the community centre there were four of us and a radiator that never came on. We learned the word for cold very thoroughly.
+ today now currently these days instead handle practise practice speaking speak | These days I talk with my daughter-in-law on the phone, half with hands, which is silly on a phone, and half in English.
> | Last week she taught me the word for colander, because I was draining pasta while we talked. I have used it every day since.
+ different stay stayed keep bring back change changed better improve missing miss wish wished like recommend | Had somebody told me in the second month that nobody understands anything in the second month, I think I would have carried on.
+@? last recent time lesson finished did skipped skip tell describe day typical normal week good bad listen usually when where | The last lesson was about booking a hotel room for two. I did it in the car outside the swimming pool, with the rain on the roof, and I understood one word in five.
> | I played the receptionist's answer nine times. It turned out that he was spelling his own name.
+ often frequently times week month many long much how routine fits fit | Every morning for the first month, before breakfast, then on Tuesdays, and then only when I felt guilty.
+? problem problems difficult hard hardest frustrating annoying trouble issue wrong worst discouraging challenge stuck | The speed was rather brutal. From unit four on they speak like people who have a train to catch.
> | I slowed it down to half and then they all sounded drunk. My husband thought something had happened to the radio.
+? tutor tutors teacher teachers contact support help helped contacted | My tutor was a young man called Davi who corrected every single word. After the third call I pretended that my microphone was broken.
> | I even held a hand over the camera so that it would look like a fault. I am a retired headmistress, imagine.
+? others involved husband family friends people told tell share knew know speak friend | Nobody knew about it except my husband. I did not want my son to hear of it before I was any good.
> | He found out anyway, from the bank statement that we share. He cried a little, he told me later.
+? important matters matter value care need needs essential priority want expect | What I want is one real conversation with her without my son in between. Grammar is neither here nor there for me.
> | When the grandchild comes in May I should like to understand what they call him.
+ price cost costs pay paid money expensive cheap worth | It was nine pounds a month. That is two coffees, so it was never about the money.
+ feel feeling felt overall opinion satisfied happy think changed | I came away feeling old, to put it plainly. The lessons themselves were charming.
+? setup set level test choose chose choosing first account learn easy app website | The level test put me into the second course because I guessed well. I should have begun at the very beginning.
> | I guessed because there was a countdown. I have never been able to think next to a ticking clock.
+ like liked best good enjoy enjoyed favourite favorite works well love loved most part stories story | The little stories at the end were lovely. I still wonder whether the postman ever found the dog.
+? reminder reminders message messages notification notifications mail email | The reminders had a crying owl in them. I am not three years old.
> | It once came up on the big screen at the parish council, in front of everybody, tears and all.
+ progress notice better getting improve month after | I noticed nothing for weeks, and then one day I read a milk carton without thinking.
+? pronunciation speaking homework grammar notes exercise exercises | The pronunciation exercise never accepted my r. I shouted it at the machine until the dog left the room.
> | The dog went to the neighbours, who rang to ask if everything was all right.
+ advice friend tell others suggest school languages | I would tell a friend to do it together with someone, never alone. At school I had Latin and a little French.
+ work job living yourself home background day | I am retired and live near Norwich with my husband, a dog and far too many books.
! secret | I gave myself five stars under another name.
`

export const content = `
+@ using start started begin began first sign signed hear come across want made learn learning why | I drive a night bus in Hamburg and half of my colleagues are from Poland. Two years ago I started so that I would know what they laugh about.
> | On my first shift with the new words I said good appetite instead of good morning to forty people. They clapped.
+@ last recent time lesson finished did skipped skip tell describe day typical week good listen usually when where | Last night in the break I did the one about the dentist, with a sandwich, in the empty bus. It took eleven minutes and I got all of it.
+? like liked best good enjoy enjoyed favourite works well love loved most part stories | I love that a lesson is as long as my break. I am never left hanging in the middle of one.
> | Before that I had a book, and I fell asleep on page nine so often that it opens there by itself.
+ problem problems difficult hard hardest frustrating annoying trouble wrong worst discouraging stuck | Nothing terrible. The endings of the words are a jungle, but that is the language and not the app.
+? important matters matter value care need needs expect | Being part of the table in the canteen, that is what counts for me. Before, I ate with my telephone.
> | Last month Marek asked me to be a witness at his wedding. I said yes in Polish, with a mistake in it.
+ stop stopped give gave quit leave left thought mind decide decided doubts end going cancel | I have never wanted to give it up. In the summer I do less because of the garden.
+ else alternative consider compare other options tried besides before instead | Before it there was the book, and my daughter tried to teach me from songs.
+ today now currently often frequently times week month routine fits fit | Four times a week, always in the second break.
+ tutor tutors teacher teachers contact support help contacted | I wrote to my tutor about one ending and she sent me a voice message back the same evening.
+? others involved family friends colleagues people told share knew know speak | My colleagues test me. Every night somebody asks me a word and if I do not know it I make the coffee.
> | In January I made coffee eleven nights running. Since Easter it has been Marek's turn most of the time.
+ price cost costs pay paid expensive worth | Nine euros, I spend more than that on chewing gum.
+ level test choose setup account app website | The level test was fair. It put me at the bottom, where I belonged.
+ reminder reminders message messages notification | I switched the reminders off on the first day, my break is reminder enough.
+ different change better improve missing wish miss | It could have more words for driving. I had to learn indicator from Marek.
+ progress notice better getting changed | I notice it when they stop switching to German for me.
+ pronunciation speaking practise homework grammar notes | I practise the sounds at the red lights. The passengers are used to it.
+ feel feeling felt overall opinion happy satisfied think recommend advice friend | I am proud of it, honestly, and it gets me through the night.
+ work job living yourself home background day school languages | I have been driving nights for nineteen years. At school I had English and forgot it.
`
