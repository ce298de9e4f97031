/** What people know who kept a lab's stock in Phialo: one who let it go, and one who runs it still. */
export const leaver = `
+ job lab yourself role work responsible bench benches share people many group describe | I'm the lab manager for a yeast group, eleven people if you count the rotation student, four freezers, one cold room that leaks. Before that I was a bench tech for nineteen years, so I know where the bodies are.
+@ start started begin began first come came hear heard bring brought brings decide decided why made got using introduce | Priyanka, one of our postdocs, came back from a retreat with a tote bag and a free trial. She demoed it at group meeting on a Thursday and Dr. Haugen said sure, let's do it, in about the tone you'd use for pizza toppings.
> | I had my hand half up. I wanted to ask who was going to type it all in, and then everyone was already putting chairs away, so. I guess I knew who.
+@? spreadsheet before sheet kept keep old list previously earlier excel | Before that it was one Google Sheet with forty-some tabs. It was hideous and everybody could use it, that's the thing I didn't appreciate back then.
> | There's a tab in there called DO NOT OPEN RAY that has the only record of where the 2009 plasmids are. Ray retired in 2014 and I still don't open it.
+@? import move moved moving migrate transfer upload setup carried carry data weeks went | The import choked on our units. Half the sheet said "mL", half said "ml", and some of it said "one bottle-ish", so it made three of everything, and I spent all of January break in my parka in the freezer room matching them up.
> | Two thousand one hundred and sixty lines. My kids came to the building with a casserole on the second Sunday because they figured I wasn't coming home for it.
+@? search searched searching find finding found look looked looking bottle tube box reagent locate last recent time day walk tell ordinary | Last week of September I needed the anti-FLAG. Screen says freezer two, rack C, box nine, position fourteen. Box nine, fourteen, is an ice cream sandwich wrapper and a tube that says "Teo ???".
> | I wound up texting Teo, who'd graduated in May. He answered from a canoe. It was in the door of the other freezer, in a ziploc, which is where it'd been the whole time he was with us.
+? location position trust accurate true true official far rely reliable shows show believe stock matches match | I'd say I trusted it like the weather app. You glance at it and then you go stick your head out anyhow.
> | What killed it for me was a grad student saying to a visitor, right in front of me, "oh, ignore that, nobody updates it." I'd updated forty tubes that morning.
+ order orders ordering runs run out empty bench gets reorder buy happens happen something | Ordering went: you hit the little cart, it mails me, I copy it by hand into the university's purchasing portal because the two don't talk, and then Marguerite in receiving leaves the box wherever there's floor.
> | I kept count for one month, just for spite. A hundred and thirty-two cut-and-pastes. The catalog numbers alone, I could do them in my sleep, and I did, my husband says.
+@? approve approves approval approvals sign signs boss pi long travelling travel permission wait waited waiting | Anything past three hundred bucks needs Dr. Haugen's click. He was at a conference in Kyoto for nine days and a kit for a revision sat there pending the entire time with a tiny orange dot on it.
> | He'd muted it. All of it. He told me afterwards he thought the orange dot meant "fine."
+? label labels labelling labeling minus eighty freezer stuck stick print printed printing printer sticker tubes boxes | Oh boy, the labels. Okay. They curl. At minus eighty they curl like a Pringle and then they're on the floor of the freezer in a little drift.
> | We swept up a cereal bowl full when we defrosted. Priyanka wanted to sort them and I just, I put the lid on it. It's on my shelf. It's kind of a monument.
+? scan scanner scanning barcode barcodes code camera wrong read reads typing fast | The scanner reads the box when you want the tube and the tube when you want the box. With frost on, it reads nothing.
> | People started licking their glove and rubbing the code. In a BSL-2 room. I had to write a memo about licking.
+ phone computer gloves hand mobile app tablet desktop device | Nobody wants their own phone at the bench with two pairs of gloves on. We bought a tablet for it, the tablet lived in a drawer, and the drawer, well, somebody stacked tip boxes against it.
+@? stocktake inventory count counted counting audit annual came | The August count took us two and a half days with everyone on it and came out at sixty-one percent. I remember because Sven wrote 61 on the whiteboard and drew a face on it, not a happy one.
> | The worst of it was a whole rack of strains nobody had listed that turned out to be the only copies from a paper that's been cited, gosh, six hundred times. They were under the frozen peas. For the knees. We have a lot of runners.
+ expiry expired expire expiring alert alerts notification notifications reminder reminders email emails date | It sent me a mail for each thing, at 6 a.m., every day. "Sodium chloride expires in 30 days." It's salt. It's from the ocean.
> | By spring I had a rule in Outlook that put them straight in a folder named Salt. It's at nine thousand unread.
+? others colleagues never touched touch use team refuse check checks check-out everyone join | You have your Svens. Sven keeps a list in pencil inside the cabinet door and he's the only person in that lab who has never once run out of anything.
> | The rotation kids watched him and did it too. By fall there were five pencil lists and one of me.
+? feel feels feeling felt being nag nags nagging emotion | I became the hall monitor, basically. Folks would see me come in and, like, straighten up.
> | Somebody put a googly-eyed barcode on my coffee mug. Everybody laughed, me included. It's still on there, it goes through the dishwasher fine, which is more than any of ours did.
+ learn learned train training new people teach onboarding student students explain system | New people got twenty minutes from me and a laminated card. The card's still up, they hang their badges on it.
+@? wrong badly mistake error trouble problem problems issue worst day difficult hard went frustrating annoying | So the day. A Tuesday in October. It said we had six vials of the competent cells, there were none, and Wei had already thawed a prep that took her eight weeks.
> | She didn't yell. She asked me if I could make it say zero, so it'd at least be honest. I typed in the zero with her standing right there.
+ clean cleaned up afterwards fix fixed repair sorted sort after then next did steps | After that I spent two Fridays zeroing out stuff I couldn't lay hands on. Nobody asked me to. Then I quit doing Fridays.
+? support help helped contact contacted deal dealt answer ticket reply chat service | Support's a fella named Orrin, and he was lovely, he answered in an hour every time, and every time the answer was that it's on the roadmap.
> | I finally asked him to send me a picture of the road. He sent one! It was a real road, in Utah, I think. I couldn't even stay mad.
+@? cancel cancelled cancels stop stopped quit leave left drop dropped give gave return returned back end thought think stale reason makes | I cancelled on the twenty-ninth of October on a bus, between two stops. It'd been coming since the count, I think, but what did it was opening the old sheet to look for something and finding it, first try, in four seconds.
> | And there were edits. Recent ones. Half my lab had been keeping up the old sheet behind my back since March, color-coded and everything.
+ now currently today these days instead using replaced keeps spreadsheet | We're back on the sheet, down to twelve tabs. Plus a clipboard on each freezer with a pencil on a string, and please don't print that I said it's working.
+ alternative alternatives compare compared tried else other options considered evaluated tools | I looked at two others. One wanted a server, the other wanted a "discovery call." I tried the one from the university too, it's from 2003 and it's for chairs.
+ price cost costs pay paid money worth dollars month expensive value budget got | Forty-nine a month. That's not even a good antibody. Money wasn't it, I'd have paid double for a label that stays put.
> | What it did cost was me. Dr. Haugen did the math once out loud, my hours, and got to eleven thousand, and then he went real quiet and offered me a bagel.
+ different change changed improve better missing wish stay would keep need | It'd have to be so somebody in a hurry with wet gloves tells it a thing's gone in one motion. Drop it in a bin, the bin knows. I don't care how.
+ important matters matter value priority essential care | That nobody loses eight weeks. Everything else is tidiness.
+ good helpful miss missed useful best favorite liked love well works worked | The map of the freezer was gorgeous. I'd pull it up just to look, all the little colored squares. I do miss that, it's dumb.
+ safety sheets sheet hazard hazards chemical chemicals sds msds inspector inspection | The safety sheets it got right. EHS showed up unannounced in June and I had all of it on one screen before he'd found his pen.
> | He asked me who made it so he could tell the chemistry folks. That was four months before I dumped it.
+ shared share another group groups neighbor neighbors whose sorted next door | The bottom two shelves are the Okafor lab's. We do it with tape, theirs is green. In the app they'd have needed a whole paid account to own a shelf, so on paper they didn't exist.
+ away sick vacation holiday absent person gone | I had my gallbladder out in May, ten days. I came back to four hundred and some unsorted scans and a get-well card with a barcode drawn on it.
+ recommend friend colleague summary overall opinion satisfied describe conclusion | I'd tell another lab to go ahead if they've got one person who's paid to do nothing else. If that person's also the one who orders the pizza, don't.
+ surprised surprise surprises unexpected expected expectation month | What got me was how fast it went bad. First six weeks it was like a magazine. I figured we'd have a year.
+ person lab were pretend imagine character finish | A substitute teacher. A nice one.
+ often frequently regularly week routine normal times typical | In the good stretch, thirty, forty times a day between us. Toward the end just me, at lunch, with a burrito.
+ risky agree risk risks safe safer | Sure it's risky. So's a pencil. I've never had a pencil tell me I had six when I had none.
* frost defrost ice power | Oh, and when building power dipped in July it logged everyone out, right as we're running boxes to the neighbors with dry ice. So there's that.
* scale upgrade version update | They moved the check-out button in some update, too, from left to right. That was a bad week. That was a lot of left-clicking at nothing.
! honest secret admit | I had a key to Ray's old cabinet the whole time and just never entered one thing from it.
`

export const content = `
+ job lab yourself role work responsible bench benches share people many group describe | Sure. I run sample storage for a hospital pathology lab in Halifax, three of us on days and one on nights, two walk-in fridges and the big freezer everyone calls Gordon.
+@ start started begin began first come came hear heard bring brought decide decided why made got using introduce | We failed an accreditation visit, to be blunt. The assessor asked for one block from 2017, and four hours later she'd had three teas and we still hadn't got it. Our director had Phialo in by the end of the month.
> | I wrote up the finding myself. "Unable to demonstrate." I've got it pinned over my desk, those three words.
+ spreadsheet before sheet kept keep old list previously earlier excel | Index cards, up to 2019, believe it or not, and a database only Bernadette could open. She had the password on her bra strap, is the rumour.
+@? import move moved moving migrate transfer upload setup carried carry data weeks went | We did it one shelf a week, on Wednesdays. You weren't allowed to do two even if you were keen. It took us from Labour Day to about Easter.
> | I'd been at a place that did it all in one weekend, with pizza, and it was mush by Christmas. So I dug my heels in, and the director thought I was being lazy, I could tell.
+@ search searched searching find finding found look looked looking bottle tube box reagent locate last recent time day walk tell ordinary | Yesterday about half three. A surgeon's office rings for a re-cut, I type the case, it says Gordon, drawer eleven, and I'm back at the phone before she's finished her sentence about the parking.
+? location position trust accurate true official far rely reliable shows show believe stock matches match | I trust it more than I trust me, and I've only felt that about my mother's recipe cards.
> | There was a day I was dead sure it was wrong. I'd have bet money. Turned out I'd been reading drawer seventeen as eleven for a week and it was me needing glasses.
+ order orders ordering runs run out empty bench gets reorder buy happens happen something | There's a red card at the two-thirds mark in every carton, you scan the red card, done. The order goes off at noon on its own.
+ approve approves approval approvals sign signs boss pi long travelling travel permission wait | Our director okays a batch on Mondays, and if she's off, her deputy gets it after a day. We had that set up special.
+? label labels labelling labeling minus eighty freezer stuck stick print printed printing printer sticker tubes boxes | Labels were rotten till we changed the stock. We buy the cloth ones now from a place that does boats.
> | My brother-in-law fishes lobster. I was moaning at his kitchen table and he went out to the truck and came back with a roll that he uses on traps. That's the whole story of our label policy.
+ scan scanner scanning barcode barcodes code camera wrong read reads typing fast | We've the handheld gun, not the camera. It goes bip. I hear it in my sleep, but nicely.
+ phone computer gloves hand mobile app tablet desktop device | No phones past the yellow line, so it's the gun and one old desktop with a keyboard cover like a shower curtain.
+@? stocktake inventory count counted counting audit annual came | The count in April took a morning. Two out of eighteen thousand, and both of those were on my desk.
> | I cried a bit in the stairwell. Not over the two. It's just, four hours and three teas, you know?
+ expiry expired expire expiring alert alerts notification notifications reminder reminders email emails date | I get one list, Mondays at seven. I turned all the rest off on day one and nobody's died of it.
+? others colleagues never touched touch use team refuse check checks everyone join nag nags nagging | Everyone's on it, nights too, even Walt. Took Walt a while.
> | I didn't say a word to Walt. I just stopped finding things for him. He held out eleven days.
+ feel feels feeling felt like being overall opinion satisfied | Calm. It's a funny thing to say about a freezer program.
+ learn learned train training new people teach onboarding student students explain system | New folks lose something on purpose their first day. I hide a block, they find it with the gun. I got the idea from Easter.
+@ wrong badly mistake error trouble problem problems issue worst difficult hard frustrating annoying | We'd a morning in February where it showed Gordon empty. Fully empty. I just about had a stroke, and it was a filter somebody'd left on.
+ support help helped contact contacted deal dealt answer ticket reply chat service | They've been sound. I had a woman on the line during the storm, with her own power out, reading me steps by flashlight.
+ cancel cancelled cancels stop stopped quit leave left drop dropped give return back stale makes end thought think reason | Stop? We'd never. I'd have to be carried out with Gordon.
+ alternative alternatives compare compared tried else other options considered | The hospital has a big system that does blood and billing. It can tell you a sample exists, in the way that you can say God exists.
+ price cost costs pay paid money worth dollars month expensive value budget | I don't see the bill, it goes to the fourth floor. I know one lost block cost us a second biopsy once, on a person, so.
+ now currently today these days instead normal week often regularly routine | It's open from quarter to seven till I get my coat. Two hundred bips on a slow day.
+ different change changed improve better missing wish stay would need | I'd like the drawers drawn the right way round. Ours open from the left and theirs are all from the right.
+? important matters matter priority essential care | There's a name on every one of them. That's what I tell the students, you're not looking for a block.
> | I had a woman come down herself once, to ask were we sure hers was still here. I showed her the screen, drawer and all. She just put her hand flat on the glass.
+ good helpful miss missed useful best favorite liked love works worked | The history on a thing. Who moved it, when. I've settled three fights with that and started none.
+ safety sheets hazard hazards chemical chemicals sds inspector inspection | The formalin sheets print from it. I taped them up once, and now it nags me before I have to think of it.
+ recommend friend colleague describe summary next door person lab character | I'd say it's like a good night nurse. You don't notice and nobody falls out of bed.
* surprised surprise unexpected away holiday | And I got a week in Cuba out of it. First year no one phoned me about where a thing was.
* weather storm power | Mind you the storm in September had us on paper for a day, and the paper went in fine after.
`
