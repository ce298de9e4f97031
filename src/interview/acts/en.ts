import type { ActPhrases } from './act-phrases.ts'

export const english: ActPhrases = {
  puzzled: `
    how/what/where/when/who/which dyou/d'ya/you/u/ya/do you/u? mean *
    is there a/any? question coming/here/in/there? that/this/there?
    what/wot was/is/did it? you/u? wished/want/wanted/wish/were/like to/asking? know/ask/asking/hear? *
    what do/did/would you/u want/like/wish/need to know *
    i/we don't/dont/do not? follow/understand/get/know what you/u want to know
    what does/do/did that/this/it/you/your/the mean *
    what is/was/are that/this/you supposed/meant to mean
    what's/whats that supposed/meant to mean
    what is/was meant by *
    i/we don't/dont/do/didn't/didnt/can't/cant/did not? really? quite? understand/get/follow it/you/that/this? question?
    i/we don't/dont/do/didn't/didnt/can't/cant/did not? really? quite? understand/get/follow the/your/this/that/what question/one/you
    i/we don't/dont/do/didn't/didnt/can't/cant/did not? really? quite? understand/get/follow what you/that/this/it mean/means/want/are/re/is/asked/meant *
    don't/dont/didn't/didnt understand/get/follow it/you/that/this/the/your? question?
    i'm/im/i am? not sure i understand/follow/get it/you/that/this/the/what? question/you? mean/meant?
    i'm/im/i am? not sure what you mean/want/are/re/youre asking? *
    not sure what you mean/want/are/re/youre asking? *
    i/we have no idea what you mean/want/are/re/youre/talking *
    no idea what you mean *
    i/we don't/dont know what you/that/this/it mean/means/want *
    i'm/im/i am? confused *
    that/this/the/your question? makes no sense to? me?
    that/this/the/your question? doesn't/doesnt make any? sense to? me?
    can/could/would you please? rephrase/repeat/explain/clarify/reword that/this/it/the/your? question? please/again?
    can/could/would you please? explain/clarify what you/that/this mean/means/meant *
    can/could/would you please? say/ask/put that/it again/differently/another *
    can/could/would you please? give me? an example *
    please? rephrase/clarify that/this/it/the/your? question? please?
    come again
    how? so
    in what sense/way
    like what
    such as what?
    why
    for example
    pardon me?
    excuse me
    huh
    eh
    what
    sorry what
    what what
    do? you mean *
    are you asking *
    is that/this? a question
    what is/was the question again?
    what's/whats/what is/are/re? you talking about *
    what's/whats/what is? that/this to do with *
    what has that/this got? to do with *
    what a? strange/weird/odd/funny question
    strange/weird/odd/funny question
    that's/thats/that is/what a? strange/weird/odd/funny question`,
  saidAlready: `
    as/like i've/ive/i have? already/just? said/mentioned/told/wrote/explained/say already/before/earlier/above/you?
    i've/ive/i have? already/just? said/mentioned/told/wrote/explained/answered/described you? that/this/it/so? already/before/earlier/twice/above
    i've/ive/i have? already/just said/mentioned/told/wrote/explained/answered/described you/that/this/it? that/this/it? question?
    i think i've/ive/i have? already/just said/told/did/answered/explained you? that/this/it?
    i just did that?
    already said/told/answered/mentioned/did you? that/this/it? question?
    just said/told/answered/mentioned you? that/this/it?
    told you that? already
    told you that?
    you? already/just asked me? that/this/it
    you've/youve/you have already/just asked me? that/this/it
    you asked me? that/this/it already/before
    same question again?
    that's/thats/that is? the same question *
    see above
    see my last/previous/earlier answer *
    same as before/above
    asked and answered`,
  refusal: `
    i'd/id/i would? rather/prefer/prefere not to? say/answer/discuss/comment that/this/it/here/on? that/this/it?
    i'd/id/i would? rather/prefer not to? talk/go about/into/share/tell? that/this/it/there/you?
    i'd/id/i would? rather/prefer not to? share/tell that/this/it/you? here?
    i'd/id/i would? rather/prefer not to?
    rather/prefer not to? say/answer/talk/share *
    i don't/dont/do/won't/wont/will/can't/cant/cannot not? want/wanna/wish? to? say/answer/talk/discuss/disclose that/this/it/about? that/this/it/question?
    i'm/im/i am? not going to say/answer/talk/discuss that/this/it/about? that/this/it?
    i'm/im/i am? not comfortable answering/saying/sharing/discussing/talking/with that/this/it/about? that/this/it?
    no comment
    none of your business
    that's/thats/that is? none of your business
    that's/thats/that is? private/personal/confidential
    that's/thats/that is? too? private/personal
    private
    confidential
    skip this/that/it/the? question/one?
    next question
    pass
    can/could/may i/we please? skip this/that/it? question/one?
    let's/lets skip this/that/it? question/one?`,
  dontKnow: `
    i don't/dont/do/really/honestly? not? really/honestly/actually? know
    i really/honestly don't/dont/do not? know
    i don't/dont/do not? know that/this/it/about/how/why/what? that/this/it/to/say?
    i don't/dont/do not? know what to say *
    i don't/dont/can't/cant/cannot/do not? really? remember/recall/tell/say that/it?
    i wouldn't/wouldnt know
    don't/dont/dunno/idk/dno know?
    i dunno
    no idea/clue
    i have no idea/clue
    haven't/havent a clue
    not? sure
    i'm/im/i am? not sure
    hard to say
    can't/cant remember/say/recall
    nothing comes to mind
    i can't/cant think of anything/one *
    can't/cant think of anything/one *
    couldn't/couldnt tell you`,
  stop: `
    please? stop/end/finish/quit this/the/it? interview/conversation/survey/chat/here/now/please? now/here/please?
    i/we want/wanna/would/wish/like/need/have/prefer/must to? like? to? stop/end/finish/quit/leave this/the/it? interview/conversation/survey/chat/here/now? now/here/please?
    i'd/id like/prefer to stop/end/finish/quit/leave this/the/it? interview/conversation/survey/chat/here/now? now/here/please?
    i/we've/ive? really/unfortunately? have/need/must/got/gotta to? go/run/dash now/soon? sorry/bye/thanks/though?
    gotta/have to? go/run/stop/leave now?
    let's/lets stop/end/finish/leave/call this/the/it/here? interview/here/now/there/day? please?
    can/could/may we/i please? stop/end/finish/quit this/the/it? interview/conversation/survey/here/now? now/please?
    can/could you please? stop/end this/the/it? interview/conversation/survey? now/please?
    stop asking/writing *
    no more questions please?
    i'm/im/i am? done/out/leaving/finished here/now
    i'm/im/i am? done/finished with? this/the/your? interview/survey/conversation/questions
    i'm/im/i am? leaving/out
    i'm/im/i am? out of here
    i quit
    that's/thats enough now? questions/thanks/thank/please? you?
    that is enough now?
    bye bye?
    goodbye
    i don't/dont/do not? want to? continue/go/carry/keep/do/answer on? going/this/any? more/questions? anymore?`,
  protest: `
    stop/quit repeating/quoting/parroting/echoing/copying my? *
    stop/quit wasting my time
    stop/quit putting words *
    stop/quit asking me? the? same/stupid/this/these/dumb/silly *
    stop/quit being *
    this is a? complete/total/just? a? waste of my? time
    this interview/survey/conversation is a? complete/total/just? a? waste of my? time
    what a waste of my time
    you/you're/youre are? wasting my time
    you/u keep repeating/asking/quoting/saying *
    you just? repeat/quote *
    are you even? listening/stupid/kidding/deaf/serious/dumb *
    you're/youre/you are/aren't/arent not? even? listening *
    you don't/dont listen *
    you/you're/youre/u/ur are? a? useless/stupid/dumb/idiot/pathetic/annoying/ridiculous/joke *
    stupid/dumb/useless/idiotic bot/machine/robot/question/questions/survey/interview/computer
    you stupid/dumb/useless/bloody/damn bot/machine/robot/idiot/idiots/thing *
    what a? stupid/dumb/idiotic/ridiculous/useless question/bot/interview/survey
    these/your/this questions/interview/survey/question/bot is/are so? stupid/dumb/ridiculous/idiotic/useless/nonsense/pointless/annoying *
    shut up *
    fuck you/off *
    piss/bugger/sod off *
    go to hell
    get lost
    leave me alone
    i hate this/these/your interview/questions/bot/survey
    this is getting annoying/ridiculous/silly`,
  nothingMore: `
    no/nope/nah
    no/nope/nah? nothing else/more/really/special/comes? to? add/say/mind? right? now?
    no/nope/nah? not? that/there's/theres/there's/is? nothing else/more/special? to? add/say/tell?
    no/nope/nah? that's/thats/that is? it/all/everything really/basically/for? now/me/from? me?
    no/nope/nah? that was it/all
    no/nope/nah? not really
    not really no?
    no/nope/nah? i'm/im/i am? good/fine/done
    no/nope/nah? i've/ive/i have? nothing else/more/to? to? add/say?
    no/nope/nah? i think/guess that's/thats/that is? it/all/everything
    no/nope/nah? all/i've/ive said/good/everything i/told? have? said?
    none
    that's/thats about it
    no more
    n/a`,
  agreement: `
    yes yep yeah yup ya no nope ok okay right correct exactly true fine good great lovely perfect
    sure accurate spot on that that's is its it all everything this about absolutely completely
    quite pretty just mostly basically looks sounds seems you you're your got have has gets covers
    covered sums sum summed up me my to i think guess nothing none missing missed miss didn't did
    anything there as well enough more else add really thanks thank cheers and the so at far gist
    wrong pretty much i'm happy with`,
  rhetorical: `
    you know *
    do you know what i mean
    know what i mean
    right
    why not
    who knows/cares
    who does/wants/needs/has/would *
    what else? can/could/should/would/was/did/do/am i/we *
    what can/could/do/are you do/say/expect/gonna/going/supposed *
    how/where/when/why should/could/would/can/was/did/do/am i *
    how are/is/would you/one/anyone/anybody supposed to *
    what's/whats/what is? the point *
    what/who/where else
    what more *
    isn't/isnt it
    don't/dont you think
    you see
    see
    guess what
    or what
    or not
    why can't/cant/doesn't/doesnt/don't/dont/would/is/does/do/can/must it/they/that/this/nobody/people/the/everything *`,
  yesNo: `is are will can could do does would when has have am may shall`,
  told: `said asked says ask asks told thought wondered thinking wondering`,
  filler: `well so hm hmm um uh er sorry please thanks thank ok okay oh ah hey hi hello look listen honestly actually but and just ugh lol haha again yet now then n tho though btw also mate so yeah`,
  leaving: `
    really? i've/ive/i? really? have/got/gotta/need/must to? go/run/dash/leave/shoot/rush/head/stop off/out? now/soon/in/sorry/bye/thanks/though/here? a? min/mins/minute/sec/second/bit?
    i'm/im/i am? off now
    off now
    bye bye/now/for/then? now?
    goodbye/cheerio/see you/ya/bye?
    time to go
    no more time
    i've/ive/i have? run? out of time
    i've/ive/i have? no/not more/time got? time? left?
    that's/thats all i've/ive/i have? got? time for`,
  hurry: `
    i've/ive/i have? got? a/an/my/the * to run/catch/get/collect/pick/see/attend/do/feed up/to?
    it's/its/is? pick up/pickup/school/now time/run/now?
    pickup
    my? train/bus/taxi/lift is/'s? here
    running late
    i'm/im/i am? running? late`,
  unmarked: `
    does/will/can/would my/our/the/anyone/anybody/he/she boss/manager/landlord/employer/company/neighbour/neighbor/team/teacher/school/else/husband/wife/doctor? see/read/know/get/hear/find this/that/it/what/my/out? i/answers/about? put/say/said/write/wrote/this/it?
    does/will/can/would my/our/anyone/anybody * see/read/know/get/hear this/that/it/about? this/that/it?
    who sees/reads/gets/is/will see/reading/reads? this/it/my/what? i/answers? put/say/write/said?
    how many/much more/longer/left/questions/is? of/are/is/left/to/have? these/there/left/go/you/got?
    how long's/longs/long is? this/it/left/gonna/going? left/take/be/to?
    when do/will/can/am i/we get/getting/receive/see/have my/the/a * 
    when/how do/will/can i get paid
    is the/this/that * real/true/legit/included/free/anonymous
    on whose behalf
    who is/are/'s? this/these/asking/paying/you for/behind/from?
    are/r you/u a? * bot/robot/human/person/machine/real/ai
    is this a? bot/robot/human/person/machine/ai`,
}
