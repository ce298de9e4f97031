/** What people know who cook from Larder's boxes: one who left, and one who likes it. */
export const leaver = `
+@ ordered order start started begin first signed sign used using hear heard come discover try tried picture | My flatmate got a voucher in the post in January. I had just begun night shifts at the hospital and was living on toast, so we ordered three dinners a week.
> | The toast thing was serious. I had lost five kilos by then and my mother drove up with a cool bag full of soup.
+@? cancel cancelled cancelling stop stopped stopping leave left quit thought mind decide decided doubts end | In May a box stood in the sun outside the door for a whole day and the salmon was warm. I threw up later that night and then I was done with it.
> | I called in sick for two nights after the salmon, which at our ward means a colleague does a double. I felt terrible about that.
+ happened next after then between walk through moment leading steps | I sent them a photo of the box and they gave me a credit for another one. I paused it, then paused it again, and in July I closed the account.
> | Closing it took four screens that each asked me whether I was sure. I did it on the bus with one thumb.
+ else alternatives alternative compare compared other options instead switch switched replaced looked | I had a go at Freshly Sent, which a colleague swears by, and then I went back to the supermarket on my way home.
> | The supermarket is open until midnight and the man at the till knows me by now. He puts the bruised bananas aside for me.
+ today now currently these days instead cook cooking dinner dinners eat meal meals handle | Now I cook one big pot on Sundays, mostly lentils or a curry, and eat from it until Wednesday.
> | My flatmate freezes her half in jam jars. Last week one cracked and we had curry all through the ice.
+ different stay stayed keep change changed better improve improved miss missing missed wish back return | Had they let me choose the hour of the delivery I would still be with them. A whole day as the window means nothing when you sleep until four.
+@? last recent time cooked made prepared evening week describe tell day typical normal usual box arrived | The last one was a mushroom risotto on a Thursday. I started at five in the afternoon, my breakfast time, and I stood there stirring for fifty minutes instead of the twenty-five on the card.
> | The rice was the wrong sort, I noticed afterwards. It said long grain on the little bag, and no amount of stirring would have done it.
+ often frequently times week month many long much time take takes | Three dinners a week at the beginning, then two, and towards the end perhaps one a fortnight.
+? problem problems difficult hard frustrating annoying annoyed trouble issue wrong worst disappointed disappointing challenge delivery deliveries late | The deliveries were sort of all over the place. Some came at seven in the morning, right when I had fallen asleep.
> | I taped a note on the bell once, and the driver rang anyway to ask what the note meant.
+? support service help helped customer contact contacted complain complained reach answer reaction | The chat people were polite. They offered a credit each time and never said what would be done about the hour.
> | By the end I had sixty pounds of credit that I could only spend on more boxes. It was like being paid in boxes.
+? others involved household people who flatmate family friends together share shared say decision | My flatmate Priya decides about food at our place, she is vegetarian and I am not, so every order was a small negotiation.
> | We had a list on the fridge with ticks, and whoever had fewer ticks could choose. She cheated, I am fairly sure.
+? important matters matter value care need needs essential priority key look | Sleep, in the end. Whatever I eat must not cost me sleep, and after that it should have vegetables in it.
> | On four hours of sleep I once misread a chart at work. Nothing came of it, but I think of it every single time.
+ price prices pricing cost costs pay paid money expensive cheap worth budget spend spent | It came to about fifty-four pounds a week for the two of us, which was more than the supermarket but less than takeaway.
+ feel feeling felt overall opinion satisfied happy think | I have a soft spot for it, oddly. The food was nice when it was cold, if that makes sense.
+? setup set account app website choose choosing chose recipe recipes menu select selection learn easy | Choosing the recipes was done in the app on Sunday nights. It forgot my settings for nuts twice, so I checked every card.
> | I am allergic to walnuts, not dramatically, but my lips swell. The second time it was a pesto.
+ like liked best good enjoy enjoyed favourite favorite works well love loved most part | The cards were lovely. I still have about twenty of them in a drawer and cook the chickpea one for my mother.
+? packaging waste plastic rubbish recycle box boxes environment bags | There was so much packaging that our bin was full by Tuesday. The ice packs I kept, they are good for sore feet.
> | I have eleven of those ice packs. I counted them when the freezer would not shut.
+? portion portions amount quantity enough size hungry food quality ingredients fresh vegetables | The portions were small for somebody who walks fifteen kilometres a shift. I ate bread with it every time.
+ advice recommend tell friend suggest | I would tell a friend with normal hours to go for it, and a nurse to leave it.
+ work job living yourself home background role | I am a nurse on a surgical ward in Leeds and I have been doing nights for six years.
+ app reminder reminders message messages notification notifications email emails communicate news | The e-mails came nearly every day. I put them into a folder called spinach and never opened it.
! secret | I once used three new accounts for the vouchers.
`

export const content = `
+@ ordered order start started begin first signed sign used using hear heard come discover try tried picture | We began when our twins were four months old and neither of us had been to a shop in a week. My brother sent us the first box as a present.
> | When the box arrived I sat down on the stairs and cried a little, because somebody had thought of the garlic for me.
+@ last recent time cooked made prepared evening week describe tell day typical normal usual box arrived | Yesterday it was a fish stew. I chopped while my husband bathed the girls, and we were eating at a quarter past seven.
+? like liked best good enjoy enjoyed favourite favorite works well love loved most part feel | I love that the thinking is done for me. I open the fridge and there are three plans in it with a number on each.
> | We call them one, two and three. The girls will grow up believing that dinner is a number.
+ problem problems difficult hard frustrating annoying trouble issue wrong worst disappointed delivery deliveries late | I cannot complain much. Now and then a lime is as hard as a stone.
+? important matters matter value care need needs essential priority key | That we sit at one table at half past seven, all four of us. It is the one fixed thing in our day.
> | My parents ran a pub and we never ate together, not once that I remember, so it means a lot to me.
+ cancel cancelled stop stopped stopping leave left quit thought mind decide decided doubts end different stay stayed | We have not considered it. In August we pause for the holidays and start again in September.
+ else alternatives alternative compare compared other options instead switch looked before | There was another box before this one, with tiny jars for everything, and we dropped it after a month.
+ today now currently often frequently times week month many long take takes happened | Four dinners a week, Monday to Thursday, for more than a year by now.
+ support service help helped customer contact contacted complain | One box was lost in a snowstorm and they sent a new one the next day without my asking twice.
+? others involved household people who family friends together share say decision | My husband cooks more since then. He follows the cards like somebody defusing a bomb, but he does it.
> | On our anniversary he made number two all alone and served it with a towel over his arm.
+ price prices pricing cost costs pay paid money expensive worth budget spend | It is about seventy euros a week. We throw away hardly anything, so I think it evens out.
+ setup set account app website choose choosing recipe recipes menu select learn | I pick the recipes during the night feed, with one hand, that works surprisingly well.
+ packaging waste plastic rubbish recycle boxes environment | The boxes go back with the driver, which I like, and the girls get to play with them for a day first.
+ portion portions amount enough food quality ingredients fresh vegetables | The vegetables are better than at our corner shop. The carrots still have some earth on them.
+ wish wished change better improve missing add | A recipe now and then that can be mashed for babies would be lovely.
+ feel feeling felt overall opinion satisfied happy think recommend advice tell | I am delighted with it, and I tell everyone with small children about it.
+ work job living yourself home background role app email message | I teach maths in Utrecht, and I am back at it three days a week.
`
