/** What people know who keep a budget in Pennywell: one who left, and one who likes it. */
export const leaver = `
+@ using start started begin first sign signed hear heard used found download try set why | Two years ago we had a boiler repair we could not pay, and a woman at work said she puts everything into Pennywell. I installed it that lunch break.
> | The boiler man wanted four hundred on the spot. I had to ring my mum from the stairs so that he would not hear me.
+@? stop stopped stopping leave left quit cancel cancelled thought mind decide decided doubts end gave | It was in November, the second time it lost a whole weekend of entries. I sat there with a shoebox of receipts and thought, I am not doing that again.
> | There were thirty-one receipts in the shoebox. I typed in about nine of them and then watched television with the lid on.
+ happened next after then between walk through moment leading steps life going | The baby came in September and I stopped opening anything that was not about milk. Then the subscription renewed and that is when I closed it.
> | I found the renewal at four in the morning with the baby on my arm. I cancelled with my left thumb, it took a good ten minutes.
+ else alternative alternatives compare compared looked other options instead before paper spreadsheet tried | Before that we had a notebook with a red and a blue pen, red for me. I also tried two other apps and a spreadsheet of my brother's.
> | My brother's spreadsheet had fourteen tabs and a password he would not tell me.
+ today now currently these days instead handle money household done | These days we have one account for the flat and when it is empty it is empty. There is no app involved.
> | On the twentieth it usually is empty, and we eat what is in the freezer until the first. We call it freezer week.
+ different stay stayed keep change changed better improve miss missing missed wish back one thing | If it had kept what I typed while there was no signal I would probably still be there. Our supermarket is in a basement.
+@? last recent time looked spent expense entered forgot forgotten tell describe day typical normal week month | The last one I entered was a birthday present, a wooden crane for my godson. I was on the tram and had to guess whether that is family or gifts.
> | My husband saw it under gifts and asked who I had bought a crane for. He thought it was a bird.
+ often frequently times week month many long much how | Every evening at first, then every Sunday, and by the end once a month with a bad conscience.
+? problem problems difficult hard frustrating annoying trouble issue wrong worst challenge sort | The categories were a bit of a maze. I never knew whether nappies were household or baby or health.
> | In March we had nine euros under health and four hundred under other, so we knew nothing at all.
+? support service help helped contact contacted customer reach answer | I wrote to them about the lost weekend. Somebody called Jonas replied that the data had never reached them, and that was the end of it.
> | He closed the ticket himself after two days with a smiley. The smiley is what really got me.
+? others involved household husband partner people together share shared say sees numbers flatshare argument arguments | My husband was supposed to enter his part and he never did. So it showed my spending as if I were the one who buys everything.
> | We had a proper row about it at Easter, with his parents downstairs. He said I was keeping books on him.
+? important matters matter value care need needs essential priority trust | I need to know on the fifteenth whether we will make it to the thirtieth. That is the only number I care about.
> | My parents lost their flat over unpaid rent when I was eleven, so I get cold hands when I do not know.
+ price prices pricing cost costs pay paid money expensive cheap worth fair euros | Four euros a month is not the end of the world, but paying money to see that there is no money felt silly.
+ feel feeling felt overall opinion satisfied happy think surprise surprises | It made me feel guilty more than anything. The charts were pretty, I will give them that.
+? setup set account app website choose category categories configure learn easy connection connections bank | Connecting the bank took me three tries and a letter in the post. In the end it showed my account twice.
> | For a week it looked as if we had double the money. My husband ordered a barbecue.
+ like liked best good enjoy enjoyed favourite favorite works well love loved most part miss | The little sum at the top was good, what is left for today. I looked at that more often than at the weather.
+? reminder reminders notification notifications message messages mail email weekly fit | The reminders came at nine in the evening when I was finally on the sofa. I swiped them away for months.
> | Once it buzzed during a funeral speech. It wanted to know whether I had bought anything today.
+ month end review monthly walk closing happens | At the end of the month I opened the review, looked at the red bar and closed it again. I did not need a chart to tell me that.
+ export report charts chart file numbers | The export I needed once for the childcare form, and it had the dates in the wrong order.
+ advice recommend tell friend neighbour describe suggest | I would tell a friend to write down only what she buys on a whim, and leave out the rent.
+ work job living yourself home background day normal | I work at a garden centre near Bristol, three days a week now, and my husband drives for a bakery.
! secret | I hid two dresses under groceries.
`

export const content = `
+@ using start started begin first sign signed hear heard used found download try set | I moved into a flatshare with three others in January and they already had it. On the first evening they passed me a phone and I scanned a code.
> | We sat on the kitchen floor because there were only two chairs, and they explained who owes whom for the washing machine.
+@ last recent time looked spent expense entered forgot forgotten tell describe day typical normal week | Yesterday I put in toilet paper and lightbulbs, standing in the queue. It took me ten seconds and everybody got a little message.
+? like liked best good enjoy enjoyed favourite favorite works well love loved most part | I love that nobody has to ask anybody for money any more. It says who pays next and that is that.
> | In my last flat we had a jar, and one of us never put anything in. We stopped talking over it in the end.
+ problem problems difficult hard frustrating annoying trouble issue wrong worst | Hardly any. The photo of the receipt sometimes comes out sideways.
+? important matters matter value care need needs essential priority trust | Peace in the kitchen, that is what I pay for. Money is the one thing that ruins a flat faster than dirty dishes.
> | I have moved out of two flats because of twelve euros. It is never about the twelve euros, you know.
+ stop stopped stopping leave left quit cancel cancelled thought mind decide decided doubts end life | I have not thought of stopping. When one of us moves out we just take her off the list.
+ else alternative alternatives compare compared other options instead before paper spreadsheet | Before that it was the jar, and at my parents' place a drawer full of slips.
+ today now currently often frequently times week month many much | Two or three entries a week, and we settle up on the last Sunday with pancakes.
+ support service help helped contact contacted customer | I have never had to write to anyone there.
+? others involved household people together share shared say sees numbers flatshare argument | All four of us see everything. Even Mateusz, who pays for nothing on principle, enters his beer.
> | He entered a crate as cultural goods last month and we let it pass.
+ price prices pricing cost costs pay paid expensive worth fair | We split the four euros, so it is one euro each.
+ setup account app choose category categories configure learn bank | We have six categories and they are all about the flat, so there was nothing to learn.
+ reminder reminders notification notifications message messages mail email | I get one message when somebody buys something, that is enough for me.
+ month end review monthly closing happens walk | On the last Sunday we look at who owes what, over pancakes, and it is done in five minutes.
+ different change better improve missing wish export one thing | It could remember that I always buy the same coffee.
+ feel feeling felt overall opinion happy satisfied think | I am relaxed about it. It is like having a calm aunt who keeps the books.
+ work job living yourself home background recommend friend tell neighbour | I study physiotherapy in Vienna and I have told half of my year about it.
`
