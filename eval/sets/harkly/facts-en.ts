/** What people know who wear hearing aids with Harkly: one who gave it up, and one who likes it. */
export const leaver = `
+@ using start started begin beginning first got get hear heard find found download recommend recommended came come told clinic fitting fitted why made | Right, so. My daughter got fed up with the telly, that's the honest answer, and the lad at the clinic put Harkly on my phone while he had me in the chair. I never asked for it really.
> | She'd counted, you see. I'd said what? forty-one times over one Sunday dinner, she had a tally on the back of an envelope.
+@? stop stopped stopping leave left quit give gave given up drawer decide decided end thought mind doubts enough much took take out moment let down going back old | There was a christening do, must have been May, in a pub function room, and it lost the left one halfway through the speech. So I took the pair of them out and put them in my jacket pocket and, well, that was sort of that.
> | They went through the wash in that jacket. I've still not told her, she thinks one of them got lost at work.
+ cancel cancelled subscription reason plus happened happen next after then between steps month months | It was Plus I cancelled first. I got a letter saying the three months for nothing were up, and I did it stood up in the kitchen with my coat still on.
+? noisy noise loud place places restaurant pub crowd crowded cope background busy conversation conversations situation situations | Noisy places, don't talk to me about noisy places. It's alright. It's, you know. You manage.
> | What I do is I nod. I sat next to my brother-in-law for two hours at Easter, nodding, and it turns out he was telling me they were selling up and moving to Portugal.
+@ last recent recently time tell describe walk through used use opened open week day | Last time I had it open would be on the ferry to Rotterdam in august, no, July. All I could hear was the engine so I went into Restaurant becuase there's no boat on the list, and it just made the engine posher.
+? switch switching program programs mode modes choose settings setting change volume sound reach phone | There's about nine of them. Restaurant, Party, Outdoors, Church for some reason. I use two, the normal one and the other one.
> | I'd be at the counter with six builders waiting and have to dig my reading glasses out to see which one I was in. They thought I was texting, so I packed it in.
+@? remote adjustment adjustments adjust audiologist ask asked request fast wait waiting reply replied message distance | I wrote to my audiologist through it that everything sounded like a crisp packet. He did something from his end, four days that took, and it was better, or else I'd got used to it by then, one of the two.
> | Four days doesn't sound like a lot, only our Kev got married on the second of them. I heard the crisps and not the vows.
+? help support service contact contacted helpline call called sort sorted hope hoped asked | I rang the helpline. I've got trouble hearing and they've got me on a phone line with pan pipes. I'll say no more.
> | She kept on telling me to hold it to the other ear. In the end my neighbour came round and did the talking, and I just stood there in my own hall like a kid.
+ family husband wife partner friends home people involved share household say react around role | The wife's not fussed, she says I'm easier to live with deaf. It's our Gemma who's on at me.
+ price prices pricing cost costs pay paid money expensive cheap worth fair pounds plus | Seven quid a month for the Plus. Forget what I said about the pan pipes, that's the one that got me. You pay for the ears and then you pay again for the knobs.
+? important matters matter value care need needs essential priority most | Hearing the grandkids in the back of the car. That's it, that's the whole list.
> | The little one asked me something on the motorway and I said yes, lovely. What she'd asked was if her mum was cross with me.
+ battery batteries charge charging charger power night | Charging's fine, they go on the windowsill next to the toothbrushes. If I've been on the phone a lot they die on me about teatime.
+@? phone calls call stream streaming telly television bluetooth car music | Calls come straight into your head, which, first time it happened, I very nearly drove into a bollard.
> | And it was the tax office! I'm going round the roundabout by the garden centre shouting pardon with the window down, and a chap on a bike answers me.
+ today now currently these days instead since done | Now? I've got the old ones back in, the beige bananas. They've a little wheel on and you turn it with your finger.
> | Thing is I can do the wheel with my gloves on. I counted once, thirty-odd times on a Saturday shift.
+ else alternative alternatives other compare compared options tried before previous earlier | Before these I'd had the health service pair since twenty sixteen, nothing wrong with them bar the looks. A mate has the tiny ones, he lost one in a pasty.
+ often frequently times many daily typical normal hours wear wearing long | First few weeks, ooh, twenty times a day, like a kid with a yo-yo. Then twice. Then only when it buzzed at me.
+? problem problems difficult trouble annoying frustrating wrong worst challenge hard issue connection drop drops let down | It drops. I walk out in the yard and it drops the left one, then it finds it, and then it has to tell me it's found it.
> | It plays a little tune when it's found it. I had that tune in the two minutes' silence on Remembrance Sunday, in front of the whole cricket club.
+@ like liked good best favourite love loved useful helpful works well miss enjoy enjoyed part | The find-my one. They came out in the gravel on the cliff top at Bempton and it beeped us to them in about five minutes. Clever, that. I'll give it that.
+ notification notifications reminder reminders buzz score report tips messages | It sends you a score. Ninety-one listening points, well done you. I'm sixty-three.
+ different change changed better improve missing wish stay stayed keep one thing first ahead | A wheel. Sorry, I know I go on. But a wheel, or some button you can find without looking.
+? feel feeling felt overall opinion satisfied happy think embarrassed conscious | I dunno. I felt about ninety with it and I felt about ninety without it, so.
> | There was this lass at the post office spoke to me dead slow, she'd seen the things behind my ears. I went and sat in the van a bit after that.
+ set setup account pair pairing password learn app install configure update | The first time I can't tell you, he did it all. On the new phone I did it on my own, mind, and that was an evening. A whole evening and a password I've never seen since.
+ advice recommend friend neighbour describe colleague suggest | I'd tell a mate, get the hearing aids and never mind the app. Or get a grandchild.
+ work job living yourself background notice little | I'm on the trade counter at a builders' merchant's outside Hull, twenty-six years in March. So it's forklifts, the radio, and lads who mumble.
* whistle whistling surprise surprised surprising unexpected hug | Oh, and they whistle when you hug somebody. Nobody tells you that.
* wind windy outdoors outside weather bike | Wind's a killer as well, while I think of it. One gust and I'm inside a hoover.
! secret honest | I told the clinic ten hours a day. It was nearer two.
`

export const content = `
+@ using start started begin beginning first got get hear heard find found download recommend recommended came come told clinic fitting fitted why made | I got them the week before term started, so, two Augusts ago? The audiologist did the fitting and we downloaded Harkly together, and then she walked me round the car park to try it out.
> | There was a lorry reversing, and I actually cried, because I could tell which side it was on. Thirty-two years of age and I'd never once known which side a lorry was on.
+@ last recent recently time tell describe walk through used use opened open week day moment phone reach | This morning, in the hall at drop-off. Twenty-three four-year-olds and one recorder. I turned the left side down two notches and nobody saw me do it.
+? like liked good best favourite love loved useful helpful works well enjoy enjoyed part miss | Honestly? That I can do it in secret. It just looks like I'm checking the time.
> | With the last pair I'd to fiddle behind my ear, and a parent asked me, in front of everyone, was I getting signals from the mothership.
+ noisy noise loud place places restaurant pub crowd crowded cope background busy conversation conversations situation situations | In a restaurant I sit with my back to the wall and point it forwards, there's a thing where you drag a sort of fan shape about. Works a treat unless there's a hen party.
+ switch switching program programs mode modes choose settings setting change volume sound | Four programs. I made my own one for the yard and I called it Yard. Very imaginative, I know.
+? remote adjustment adjustments adjust audiologist ask asked request fast wait waiting reply replied message distance | Oh that's been brilliant, I ask for something on a Monday and it's usually there by the Tuesday. I'd never have got the time off.
> | There was one in October, all the s sounds were gone and I'd a class full of Saoirses and Seáns. She had it put right before lunch.
+ problem problems difficult trouble annoying frustrating wrong worst challenge hard issue connection let down drop | Not really, no. It's a bit slow to wake up in the cold, but so am I.
+? important matters matter value care need needs essential priority most | That the children don't have to say it twice. They stop telling you things if they've to say them twice.
> | There's one little fella who hardly speaks at all and he whispered to me about his new brother. I got every word of it. First go.
+ stop stopped stopping leave left quit cancel cancelled give gave given up drawer decide decided end thought mind doubts enough much took take out back old subscription | Would I stop? No. I take them out for swimming and that's about it.
+ help support service contact contacted helpline call called sort | I've never had to ring them, touch wood. My audiologist answers everything herself.
+ family husband wife partner friends home people involved share household say react around role | My fella has it on his phone too, for when I've mislaid one of them. My mother calls it my remote control.
+ price prices pricing cost costs pay paid money expensive cheap worth fair pounds plus | It's seven a month, and the school pays half of it, so I'd not be complaining.
+ battery batteries charge charging charger power night | I charge them over dinner. I'm deaf as a post for three quarters of an hour and the family take advantage.
+ phone calls call stream streaming telly television bluetooth car music | I take calls through them in the car, and the telly goes through them as well when the house is asleep.
+ today now currently often frequently times many daily typical normal hours wear wearing long these days | All day from seven, and I suppose I'd open it five or six times. More on a wet day when they're all in.
+ else alternative alternatives other compare compared options tried before previous earlier | I'd a big old grey one before, on the one side. There was an app with that too but it only knew louder.
+ different change better improve missing wish keep one thing first ahead | I'd like it on my watch. That'd be it, now.
+ feel feeling felt overall opinion satisfied happy think | I'm mad about it, to be honest with you.
+ work job living yourself background notice little advice recommend friend describe | I teach junior infants outside Cork, and the hearing on the right side went on me when I was six, with the measles.
+ set setup account pair pairing password learn app install configure | We did that bit together at the clinic. Ten minutes, if it was even that.
* whistle whistling surprise surprised surprising unexpected wind outdoors | Rain on an umbrella, by the way! I'd no idea it was that loud.
`
