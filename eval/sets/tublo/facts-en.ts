/** What two tenants know: a cook in Milwaukee who deleted the app, an upholsterer in Toronto who stays. */
export const leaver = `
+@ find found out hear heard start started starting begin began first come app board join joined download downloaded introduced | There was a flyer in the elevator, must've been a Tuesday, and by Friday the clipboard was gone off the door. So I signed myself up, holding a basket, in the dark, because the light down there's on a timer.
> | Somebody'd already written NO across the flyer in lipstick. I'm fairly sure I know who. She has a cane and a very good memory.
+@? stop stopping quit delete deleted account leave leaving left give gave decide decided decision cancel cancelled reason why point falls apart using | It was the chef coats. I had Sunday, 6 a.m., came down with four of my whites and the drum's full of somebody's bath mats, and my phone says enjoy your wash. I deleted it right there with the mats dripping on my shoes.
> | I had to work brunch in a T-shirt out of the lost and found. Two hundred covers in a shirt that says Cancun.
+@? reservation reservations reserve reserved unused show missed miss forget forgot not describe date real | March 3rd, I can tell you because it's my anniversary. Had a washer for eleven at night and slept straight through it with my shoes on.
> | Truth is I'd put in for three a week so I'd get one. Everybody does. You look at it and it's all green names and nobody's down there.
+@ last recent wash take talk walk start finish basket cupboard booked book tell describe time load | Last one I saw through to the end, hmm, a Thursday in May. 9:40 at night, two loads, one of them all dinosaurs. I passed out on the folding table and Gus woke me up with the broom.
+ week often times frequently ordinary usual usually typical normal day much together amount laundry routine | Five loads, give or take. Two of those are just me, kitchen grease, it stands up on its own.
+ decide pick choose time when slot slots book booking calendar plan | You don't pick. You get what's left, and what's left is Tuesday noon, when I'm elbow-deep in shallots.
+ improve improvement better different wish change easy easier fix bring back one thing | Let people talk. A button, hey, I'm five minutes out. What you built's a referee.
+? plans change changes changed release released swap late delay happens comes | I tried letting one go, you know, be decent about it. You gotta do that two hours ahead or they charge you anyhow. Two hours ahead I don't know what my own kid's doing.
> | That night he'd thrown up on the cat. You try getting in and out of menus with a wet cat.
+ auto release fair fairer fairness grace minutes made things | The auto thing, where you're seven minutes late and it hands your washer to the next guy? Fair, I guess, if you live on one. I'm on four and the elevator's a liar.
+? notification notifications message messages alert alerts reminder reminders role play phone buzz | It'd buzz, your cycle is complete, and I'm there with two saute pans. What am I supposed to do with that?
> | So I turned them off, and then a load sat in there all night and Ines's sweater came out smelling like a frog.
+ dry dryer dryers drying things hang wet clothes where | Dryers, one out of three heats. The other two just kind of talk to your clothes.
+? neighbour neighbours neighbor neighbors people building along others clash clashes argue argument said gave | We nod. Before all this we'd talk, there was a bench. Now everybody just stares at a countdown.
> | Guy named Walt in 2C taught me how to get turmeric out. I couldn't tell you if he still lives there.
+@? somebody someone else other washing machine full stuff pile touch touched quarrel quarrelled mentions fight | Oh, I got one. This is January, I've got 8:15, I'm down there 8:14 like a citizen, and there's a load just sitting in mine, wet, lilac everything. So I wait. I wait ten minutes, I'm losing my own slot here. So I put it up on the lid, nice, I even folded the towels, which I don't do at home. Next morning there's a note under my door, three pages, about boundaries.
> | She'd numbered the pages. On the third one she said she was praying for my wife.
+ overrun overruns overran longer wait waited waiting someone queue | guy runs the heavy duty, thats ninety-four minutes in a sixty-minute slot. math isnt a big thing in our basement
+@? break broke broken let down stopped halfway wrong fail failed fault machine last something error refuse refused get out | Number two locked up mid-spin with everything in it, E-something on the display, and the app kept telling me I was doing great. I came back with a butter knife.
> | Got it open, too. About nine gallons came out. I told Gus I found it like that.
+? turn turned caretaker super contact contacted help helped helpful friendly support service report reported ask asked landlord management complain came | Gus is great, Gus isn't the issue. But Gus isn't allowed to touch them anymore, there's a sticker. You gotta write to some company in, I wanna say, Delaware.
> | Eleven days, and then they wrote back was I sure I'd closed the door.
+ price prices pricing cost costs expensive cheap pay paying paid worth one load make | Two seventy-five, three and a quarter on a Saturday. I get surge pricing on an Uber. On socks, come on.
+? balance top topping card credit money add rest missing gone lost happened | It only takes twenties, so there's always some weird amount left on there, like a dollar ninety, that you can't do a thing with.
> | Eleven-forty of mine is in there as we speak. I think about it around 3 a.m.
+ refund refunds back charge charged claim fee fees | I asked for the one back, the bath mat one. They gave me a credit. To use on the thing I was mad about.
+ saturday weekend guarantee guaranteed slot extra much | I work Saturdays, so, zero. My wife would trade me in for one.
+ before previous previously earlier used clipboard list paper wash | Clipboard and a pen on a string. Half of it was lies, but you could see who was lying, you knew the handwriting.
+@? elsewhere somewhere alternative alternatives option options compare compared considered tried try gone carry washing ever | We did the Bubble Barn over on Howell for like a month. You get a taco truck and a TV, it's honestly not a bad night.
> | Theo learned to count on those dryers. One, two, and then he'd stop, because three was out of order.
+ now today nowadays currently instead since these wash where | I got a little portable thing off Marketplace, eighty bucks, hooks up to the kitchen sink and walks across the floor on you.
> | When anybody from the office comes by, it's a box with a sheet on it marked Xmas.
+? important matter matters most need needs value essential care want | I wanna walk in, see an empty drum, put my stuff in, done. That's not a lot to ask out of a Sunday.
> | It's the one job at home I can actually finish. Everything else with a three-year-old, you're just holding the line.
+? feel feeling felt overall opinion happy satisfied unhappy experience whole | I don't know, man. Like I was in trouble.
> | In my own basement! I used to go down there for five minutes to myself.
+? signing sign signed setup set register registering password code login easy learn account | It wanted a code off a letter that went to whoever had our place before. So for two weeks I was a Brenda.
> | I still get her birthday coupon. June ninth.
+ like liked best good enjoy enjoyed useful works well love loved miss | Starting it from the phone was slick, I'll give 'em that. And no more quarters, I used to rob the bar for quarters.
+ rule rules house explain explained told know knew instructions | There's a laminated sheet. I've seen it, it's behind the soap machine.
+ live lives living home household family wife husband kids who involved does washing | Me, Ines, and Theo, who's three and mostly made of yogurt. I got the laundry because I ruined a silk thing in 2019 and I'm still paying it off.
+ work job yourself background floor building long lived apartment years | Line cook. Fourth floor, Bay View, it'll be seven years in August.
+@ stain stains stained shrunk shrunken shrink damage damaged ruined clothes colour | Yeah, somebody dyed something in there and I pulled out six pink aprons. The guys called me Flamingo all summer, the new ones still do.
+ room basement come down find look clean state smell | Lint, mostly. One flip-flop that's been there since we moved in.
+ person friend describe sentence words compare were | One of those hosts who smile real big and can't find your reservation.
+ new tenant tenants tell advice advise recommend recommendation suggest | Bring a chair, bring tape, and don't believe the green.
+ bigger problem problems app machines hard hardest difficult annoying frustrating trouble worst challenge | The machines are just old. It's the phone part that made it personal.
+ surprise surprised surprising unexpected expect expected hope hoped | That I'd miss the clipboard. I hated that clipboard.
+@ then next after afterwards happen happened same evening did do dealt react | Took the basket back up, filled the tub, stomped on it, went to work damp.
* name names privacy see seen visible | Oh, and it shows your name. The whole place knew when I was doing my underwear.
* soap detergent powder supplies | Somebody's been helping themselves to my Gain too, but that's not on you guys.
* text texting group chat | My buddy Dre's building has the same setup and they all just text each other, so go figure.
! secret truth | The hook on number three, that was me.
`

export const content = `
+@ find found out hear heard start started starting begin began first come board join joined sign signing signed app introduced | The co-op voted it in, fourteen to nine, two winters ago, after a meeting that went on until the heating shut off. I was one of the nine. I stood up and said a telephone has no business in a laundry, it's in the minutes.
> | The old sign-up sheet was mine. Ruler, felt pen, a new one every month since 2008. One gets attached.
+@ last recent wash take talk walk start finish basket cupboard booked book tell describe load | This morning. Six o'clock, two loads of cushion covers, nobody about. Back upstairs by quarter past seven with a coffee.
+? like liked best good enjoy enjoyed useful works well love loved miss | It's quiet. I can tell from bed that the room is empty, so I go down in my nightgown.
> | Once it was wrong and I met the treasurer. We have not spoken of it.
+ week often times frequently ordinary usual usually typical normal day much together amount laundry routine | Three loads, four if a client has dogs. Wednesdays and Sundays.
+ decide pick choose time when slot slots booking calendar plan | Early. I look for the row with nobody in it and take the second one, so the pipes have warmed up.
+ improve improvement better different wish change easy easier fix bring one thing | It might let me say what's in the load. The man after me doesn't want my horsehair.
+ plans change changes changed release released swap late delay happens auto fair fairer | I give it back and somebody has it within minutes, usually the fellow with the triplets. Good for him.
+@ reservation reservations reserve reserved unused show missed forget forgot not describe date real | I missed one in, what was it, November. I'd glued my thumb to a wing chair.
+ notification notifications message messages alert alerts reminder reminders role play phone | One buzz at the end. I keep the phone in my apron and that's plenty.
+ dry dryer dryers drying things hang wet clothes where | Racks, in the studio, over the radiators. It's like working in a forest.
+? neighbour neighbours neighbor neighbors people building along others clash clashes argue argument quarrel mentions said gave evening | Better than it was, I must admit. There used to be notes.
> | In capital letters, on the drum, with a drawing once. I'd recognise that pig anywhere, he's on our board.
+ somebody someone else other washing machine full stuff pile | It happens. I move it to the basket marked Sorry and carry on.
+ overrun overruns overran longer wait waited waiting queue someone | I go and water the plant by the meters. By then they've come.
+@? break broke broken let down halfway wrong fail failed fault something last error machine refuse refused get | The left washer ate a zipper of mine in January and sulked. I wrote it up from the stool and there was a man by three.
> | He found the zipper, eleven hairpins, and a key nobody will own up to.
+ turn turned caretaker super contact contacted help helped helpful friendly support service report reported landlord management came | Our Mr. Oyelaran. He answers before you've put the phone down.
+ price prices pricing cost costs expensive cheap pay paying paid worth one load think | Two dollars. I charge more than that for a button.
+ balance top topping card credit money add rest missing gone lost refund ever happened | Fifty at New Year's, fifty in July. It's never been out by a cent, I keep track.
+ before previous previously earlier used list paper wash washing | My sheet, as I say. It was a good sheet, people just couldn't read it at night.
+ elsewhere somewhere alternative alternatives option options compare compared considered tried ever gone carry | For the heavy canvas I drive to a place out by the airport. That's work, though, it would choke ours.
+ stop stopped stopping quit delete deleted account leave leaving give decide decided cancel doubts reason why point falls apart | No, never crossed my mind. I voted against it and now I'd chain myself to it.
+? important matter matters most need needs value essential care want | Not having to ask anyone for anything. I'm sixty-one, I like my own time.
> | When my hip was done I couldn't manage the stairs to look at a sheet. I could look at my phone, though, so I wasn't beholden.
+ feel feeling felt overall opinion happy satisfied experience whole think | Pleased. You may write that down.
+ now today nowadays currently instead since where wash | Same as ever, downstairs. Where else would I go.
+ rule rules house explain explained told know setup set register password code learn | A girl from the company sat with us in the lounge for an evening. There were date squares.
+ live lives living home household family who involved does washing | Just me and two cats, who contribute.
+ work job yourself background floor building long lived apartment years | I upholster. Ground floor, Cabbagetown, twenty-three years come spring.
+ stain stains stained shrunk shrunken shrink damage damaged ruined colour | I shrank a client's linen once, but that was arithmetic, mine.
+ room basement find come down look clean state smell | Spotless. There's a geranium.
+ person friend describe new tenant tenants advice advise recommend suggest sentence | I'd say be early, and bring your own pegs.
+ surprise surprised surprising unexpected expect expected hope | That the old boys took to it first. I'd have lost money on that.
+ problem problems trouble bigger app machines hard hardest difficult annoying frustrating worst challenge | The stairs, if anything. The stairs and the treasurer.
+ saturday weekend guarantee guaranteed slot extra much | I'd pay to have Saturday taken off the calendar altogether. They bring a radio.
* geranium plant | Somebody has started leaving library books on the folding table, which I approve of.
`
