/** What people know who plan shifts with Shiftwise: one who left, and one who likes it. */
export const leaver = `
+@ using start started begin first used for come across discover look picture job sign signed | I run two cafés with nineteen people between them. We started with Shiftwise when my sister went on maternity leave and nobody else knew who worked when.
> | The week she left I had three people turn up for one counter and nobody for the other. I served coffee in my apron and pyjama top.
+@? thought stopping cross mind leaving leave quit cancel cancelled decide decided doubts end stopped | It was the second weekend of August. The rota it sent out was the old one, so four people came in on a day we were shut, and I was furious.
> | I paid all four of them for the day out of my own pocket, about three hundred and sixty euros, because I could not look them in the eye otherwise.
+ happened between moment day stopped walk through step steps leading | After that I kept a paper copy on the fridge in parallel for a few weeks. Then my co-manager started only updating the paper one, and at some point we simply did not open the thing.
> | Nobody ever said let us stop. The card was still being charged until November, that is how quietly it went.
+ else try tried alternatives compare compared look looked switch switched options instead other | We looked at Planday and at a shared spreadsheet that a friend uses for her bakery. Planday wanted a contract for a year so we took the spreadsheet.
> | My friend came over on a Sunday with cake and set the spreadsheet up in an hour, with colours for each person. That was the whole switch.
+ handle today now currently instead job doing done replaced these days | Today it is the spreadsheet plus a group chat. I make it on Wednesdays at home and send a picture of it to everyone.
> | The picture is the clever bit, honestly, because they can open it on any phone without logging in.
+ different stay stayed keep kept change changed better improve missing wish wished | If it had told me that a published rota differs from the draft I would have stayed. It never showed which version people had in front of them.
+@ last recent time made plan planned rota schedule week describe tell day typical normal usual usually used | Last Wednesday I sat down at nine with a glass of wine, moved Lena from Friday to Saturday, and it took about forty minutes because two people had swapped among themselves.
> | The swap I only heard about from the dishwasher. I would have found out on the Saturday otherwise, with a full terrace.
+ often frequently times week month how many long much | I touch it two or three times a week, more in summer when the students come and go.
+? problem problems difficult hard frustrating annoying trouble issue wrong worst painful struggle challenge | The swapping was kind of messy. People would swap in the app and I would get no word of it.
> | Twice I had two people for one shift and sent one home, and she had already paid her babysitter. She still brings it up.
+? support help helped contact contacted asked hotline reach answer | I wrote to support once about the old rota. They answered after five days with a link to an article I had already read.
> | The article had screenshots from a version with different menus, so my co-manager and I gave up on it after ten minutes.
+? others involved people team who colleagues staff say decision boss family partner influence | My co-manager Ines had the biggest say, since she does the evenings. She never warmed to it and always called it the thing.
> | Ines had a bad time with a time clock at her last job, it was used against her, so anything with clocking in makes her suspicious.
+? important matters matter value care need needs essential priority crucial key | What I need is that everybody looks at the same plan and that I can trust it. Everything else is decoration for me.
> | Because if I cannot trust it I lie awake on Friday nights going through the shifts in my head.
+ price pricing cost costs pay paid money expensive worth budget charge value | We paid thirty-eight euros a month. It was all right for us, I did not think about it much.
+ feel feeling felt overall opinion satisfied happy today think | Mixed, really. The idea is good and the people are friendly, but it let me down on the one day that counted.
+? setup set learn learned training onboarding getting started beginning first days weeks install | Setting it up took a whole Sunday. I typed in nineteen people with their hours and two of them never made an account.
> | One of the two is sixty-three and has a phone with buttons. I ended up calling her every week to read out her shifts.
+ feature features function functions part use used most best like liked good works well favourite favorite | The part I liked was the view with the holidays in it. I could see at a glance in March who wanted off in July.
+? phone app mobile notifications message messages reminder remind communicate tell told | The notifications went out late. I would publish at noon and people got it in the evening, or so they told me.
> | I tested it once with my own phone on the counter next to me: it buzzed after six hours and twenty minutes.
+ advice recommend tell friend others suggest | To a friend with one small place I would say a spreadsheet does it, and to one with fifty people I would say try it but check the dates.
+ work business company role cafés cafe background yourself shop | The cafés are in Porto, one by the river and one near the university. I do the mornings and the books.
+? hours payroll wages export report reports numbers accountant overtime | At the end of the month I had to type the hours into the payroll by hand, since the export had no break times in it.
> | In May I typed a seven instead of a one, and a student got six hours too many. I let him keep it.
! secret | I once read the staff's private messages in it.
`

export const content = `
+@ using start started begin first used for come across discover look picture job sign signed | We have a bike workshop with eleven people and I took it on last spring, when the whiteboard by the door fell down and nobody could remember the week.
> | I held the broken board together with tape and copied it over that same evening, it took me until midnight but it felt good.
+@ last recent time made plan planned rota schedule week describe tell day typical normal usual | On Monday I copied last week's plan, shifted two people for the market on Saturday, and published it while the coffee was running.
+? feature features function part use most best like liked good works well favourite favorite feel | I love the copying of whole weeks. My weeks look almost alike so I change three names and it is done.
> | Before that I drew every week by hand on Sunday evenings, and my daughter used to ask when the drawing would be over.
+ problem problems difficult hard frustrating annoying trouble issue wrong worst painful | Nothing really bad comes to mind. The colours are a bit pale on my old screen, that is about it.
+? important matters matter value care need needs essential | That the others can look at it at home without calling me. I get my Sundays to myself that way.
> | On Sundays I go rowing with my daughter now, we have not missed one since June.
+ thought stopping cross mind leaving leave quit cancel cancelled decide decided doubts stopped end different stay | I have never thought of stopping, to be frank. If the workshop closes in winter I pause it for two months.
+ else try tried alternatives compare compared look looked switch switched options instead other before | Before, it was the whiteboard, and for a while a calendar on my brother's computer that only he could open.
+ handle today now currently often frequently times week month | I open it every morning, for a minute, to look who is in.
+ support help helped contact contacted | I called them once about an invoice and the woman sorted it out while I was on the phone.
+? others involved people team who colleagues staff say decision | My mechanics use it on their phones. Even old Anton does, who otherwise hates everything with a screen.
> | Anton came to me in June and asked whether he could enter his own holiday. I nearly fell off my stool.
+ price pricing cost costs pay paid money expensive worth budget | It is twenty-something a month, cheaper than the time I used to spend.
+ setup set learn learned training onboarding getting started beginning install | I had it running in an afternoon with my son next to me. The names came in from a list I had anyway.
+ feel feeling felt overall opinion satisfied happy | I am very happy with it. It is one of the few things in the shop that simply work.
+ phone app mobile notifications message messages reminder communicate happened | The messages reach people within seconds, I see them looking at their phones when I publish.
+ wish wished change better improve missing add | It could show the weather for the market days, that would be a nice touch for us.
+ hours payroll wages export report reports numbers accountant | The hours go to our accountant as a file on the first of the month and she has never complained.
+ work business company role background yourself shop advice recommend | The shop is in Ghent, behind the station. I would recommend it to anybody with a team like mine.
`
