package io.github.crisisrules.encounter.hulk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.RandomSource;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.prompt.Question;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.encounter.frame.AttackResult;
import io.github.crisisrules.encounter.frame.FrameAwaited;
import io.github.crisisrules.encounter.frame.FrameEvent;
import io.github.crisisrules.encounter.frame.Tool;
import io.github.crisisrules.encounter.rulebook.HulkRuleId;
import io.github.crisisrules.encounter.squad.CombatantId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the encounter says to the people at the table: commands, events, refusals, and what it asks them. */
class HulkWordsTest {
    private static final CombatantId A = CombatantId.of("a");
    private static final CombatantId B = CombatantId.of("b");
    private static final Terrain CAR = Terrain.interactive("car", 2);
    private static final Terrain WALL = new Terrain("wall", 3, false);
    private static final Option<String> NORTH = Option.some("north");

    @Test
    void everyCommandSaysWhatItDoes() {
        assertThat(Vector.<HulkCommand>of(
                                new HulkCommand.DeployTeam(Vector.of(A)),
                                new HulkCommand.DeployHulk(true),
                                new HulkCommand.RollAura(CrisisFace.WILD, Vector.empty()),
                                new HulkCommand.RollAura(CrisisFace.HIT, Vector.of(A, B)),
                                new HulkCommand.DeclareAttack(HulkAttack.THUNDER_CLAP, Vector.of(A, B), 0),
                                new HulkCommand.RetargetAttack(A, B),
                                new HulkCommand.WithdrawAttack(),
                                new HulkCommand.RollAttack(AttackResult.of(3)),
                                new HulkCommand.PushTarget(NORTH),
                                new HulkCommand.DeclinePush(),
                                new HulkCommand.PushSubdued(A, Option.none()),
                                new HulkCommand.ReportRagePushTargets(Vector.of(A)),
                                new HulkCommand.PushAway(A, NORTH),
                                new HulkCommand.Leap(true),
                                new HulkCommand.UseStrongestOneThereIs(),
                                new HulkCommand.AttackHulk(A, AttackType.ENERGY, 5, true),
                                new HulkCommand.DecidePuny(true),
                                new HulkCommand.DecidePuny(false),
                                new HulkCommand.RollAttackOnHulk(AttackResult.of(2), false),
                                new HulkCommand.ReportHulkCollision(2),
                                new HulkCommand.ThrowTerrain(A, CAR, true, true),
                                new HulkCommand.DestroyTerrain(A, CAR, true),
                                new HulkCommand.EnterAbsorber(A, "north"),
                                new HulkCommand.SecureAbsorbers(Vector.of("north", "south")),
                                new HulkCommand.UseSerums(Vector.of(A)))
                        .map(HulkCommand::words))
                .containsExactly(
                        "deploy the Crisis Team",
                        "deploy Hulk",
                        "roll the Gamma Aura: wild, within range 3 none",
                        "roll the Gamma Aura: hit, within range 3 a, b",
                        "use Thunder Clap on a, b",
                        "turn Hulk's attack from a to b",
                        "withdraw the attack",
                        "roll Hulk's attack: 3 damage",
                        "push the target away into the Gamma Absorber north",
                        "leave the target where it is",
                        "push a",
                        "say who is near Hulk: a",
                        "push a away from Hulk into the Gamma Absorber north",
                        "use Super Gamma Leap",
                        "use The Strongest One There Is",
                        "attack Hulk with a: Energy, 5 dice",
                        "use Puny",
                        "do without Puny",
                        "roll the attack on Hulk: 2 damage",
                        "let Hulk collide for 2 damage",
                        "throw car with a",
                        "destroy car with a",
                        "move a into the Gamma Absorber north",
                        "score Gamma Absorbers: north, south",
                        "use Booster Serums: within range 1 a");
    }

    @Test
    void everyEventSaysWhatHappened() {
        assertThat(Vector.<HulkEvent>of(
                                new HulkEvent.TeamDeployed(),
                                new HulkEvent.HulkDeployed(),
                                new HulkEvent.AuraRolled(CrisisFace.WILD, AuraResult.FRENZY),
                                new HulkEvent.AttackDeclared(
                                        HulkAttack.HULK_SMASH, Vector.of(A, B), AttackRange.area(2), 8, 3),
                                new HulkEvent.AttackRetargeted(HulkAttack.STRIKE, A, B),
                                new HulkEvent.AttackWithdrawn(HulkAttack.STRIKE),
                                new HulkEvent.AttackOnHulkWithdrawn(A),
                                new HulkEvent.AttackRolled(HulkAttack.STRIKE, A, 3),
                                new HulkEvent.AttackEnded(HulkAttack.STRIKE, A),
                                new HulkEvent.Subdued(A),
                                new HulkEvent.SubduedPushDue(A),
                                new HulkEvent.CharacterPushed(A, PushCause.RAGE, Tool.SHORT, NORTH),
                                new HulkEvent.AbsorberEntered(A, "north"),
                                new HulkEvent.CharacterKnockedOut(A, 2),
                                new HulkEvent.RageGained(3, 1),
                                new HulkEvent.RagePushDue(),
                                new HulkEvent.RagePushTargetsReported(Vector.empty()),
                                new HulkEvent.RagePushTargetsReported(Vector.of(A, B)),
                                new HulkEvent.HulkLeapt(),
                                new HulkEvent.StrongestOneThereIsUsed(),
                                new HulkEvent.HulkTargeted(A, AttackType.MYSTIC, 5),
                                new HulkEvent.CollisionDue(2),
                                new HulkEvent.PunyDecided(true),
                                new HulkEvent.PunyDecided(false),
                                new HulkEvent.HulkHit(2, false, false),
                                new HulkEvent.HulkPushed(true),
                                new HulkEvent.HulkPushed(false),
                                new HulkEvent.TerrainThrown(A, CAR, Tool.MEDIUM),
                                new HulkEvent.TerrainDestroyed(A, CAR),
                                new HulkEvent.AbsorbersSecured(Vector.empty()),
                                new HulkEvent.AbsorbersSecured(Vector.of("north", "south")),
                                new HulkEvent.SerumTaken(A))
                        .map(HulkEvent::words))
                .containsExactly(
                        "the Crisis Team is deployed",
                        "Hulk is deployed",
                        "the Gamma Aura shows wild: Frenzy",
                        "Hulk uses Hulk Smash (area 2, 8 dice, 3 rerolls) on a, b",
                        "Strike is turned from a to b",
                        "Strike is withdrawn",
                        "the attack of a is withdrawn",
                        "Strike on a comes to 3 damage",
                        "Strike on a is over",
                        "a is Subdued",
                        "a is Subdued and will be pushed instead",
                        "a is pushed " + Tool.SHORT + " into the Gamma Absorber north",
                        "a ends up in the Gamma Absorber north",
                        "a is KO'd: 2 VPs for the Cosmic Threat",
                        "Hulk has Rage 3: 1 VP for the Crisis Team",
                        "Hulk's Rage pushes those near him",
                        "nobody is near him",
                        "a, b will be pushed away",
                        "Hulk leaps",
                        "Hulk uses The Strongest One There Is",
                        "a attacks Hulk: Mystic, 5 dice",
                        "Hulk collides: 2 damage",
                        "Hulk uses Puny",
                        "Hulk does not use Puny",
                        "Hulk takes 2 damage",
                        "Hulk is not moved",
                        "Hulk is pushed",
                        "a throws car " + Tool.MEDIUM,
                        "a has destroyed car",
                        "the Crisis Team secures no Gamma Absorber",
                        "the Crisis Team secures north, south",
                        "a is back to full strength");
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(new HulkEvent.InFrame(dazed).words()).isEqualTo(dazed.words());
    }

    @Test
    void anEventOfAnAttackOrAPushCitesTheRuleOfItsKind() {
        FrameEvent dazed = new FrameEvent.BecameDazed(A);
        assertThat(Vector.<HulkEvent>of(
                                new HulkEvent.InFrame(dazed),
                                new HulkEvent.AttackDeclared(
                                        HulkAttack.HULK_SMASH, Vector.of(A), AttackRange.area(2), 8, 3),
                                new HulkEvent.AttackRetargeted(HulkAttack.STRIKE, A, B),
                                new HulkEvent.AttackWithdrawn(HulkAttack.THUNDER_CLAP),
                                new HulkEvent.AttackRolled(HulkAttack.STRIKE, A, 3),
                                new HulkEvent.AttackEnded(HulkAttack.STRIKE, A),
                                new HulkEvent.CharacterPushed(A, PushCause.SUBDUED, Tool.SHORT, NORTH))
                        .map(HulkEvent::rules))
                .containsExactly(
                        dazed.rules(),
                        Vector.of(HulkRuleId.SMASH),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.CLAP),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.STRIKE),
                        Vector.of(HulkRuleId.SUBDUED));
    }

    @Test
    void everyRefusalSaysWhatHoldsAndWhatToDo() {
        assertThat(Vector.<RuleViolation>of(
                                new HulkViolation.AuraFacesNotPartitioned(
                                        Vector.of(CrisisFace.WILD, CrisisFace.HIT), Vector.empty()),
                                new HulkViolation.Awaiting(new HulkAwaited.PunyAnswer()),
                                new HulkViolation.NotAwaited(new HulkCommand.Leap(true), new FrameAwaited.TheStart()),
                                new HulkViolation.WrongTargets(HulkAttack.STRIKE, AttackRange.single(3), 2),
                                new HulkViolation.WrongTargets(HulkAttack.THUNDER_CLAP, AttackRange.beam(4), 0),
                                new HulkViolation.NotATarget(A, Vector.of(B)),
                                new HulkViolation.AlreadyTargeted(A),
                                new HulkViolation.TooManyRerolls(3, 2),
                                new HulkViolation.OutOfRange("the car", "within range 2 of a", HulkRuleId.THROW),
                                new HulkViolation.SubduedKeepsDamage(A),
                                new HulkViolation.NotSubdued(A),
                                new HulkViolation.NoSuchAbsorber("west", Vector.of("north", "south")),
                                new HulkViolation.Immune("Stun"),
                                new HulkViolation.LeapUsed(),
                                new HulkViolation.CostNotOnCard(),
                                new HulkViolation.NotThrowable(CAR, A, 1),
                                new HulkViolation.NotThrowable(WALL, A, 4),
                                new HulkViolation.NotInteractive(WALL),
                                new HulkViolation.TerrainDiffers(CAR, new Terrain("car", 2, false)),
                                new HulkViolation.TerrainAlreadyDestroyed("car"),
                                new HulkViolation.NeedsObservation("Booster Serums", "UseSerums"),
                                new HulkViolation.ScoredByRulesOnly(),
                                new HulkSetupViolation.MissingName("a Gamma Absorber"),
                                new HulkSetupViolation.NameTwice("north"),
                                new HulkSetupViolation.NoAbsorber(),
                                new HulkSetupViolation.SizeOfUnknownCharacter(A),
                                new HulkSetupViolation.RangeShrinksWithRage(
                                        HulkAttack.THUNDER_CLAP, AttackRange.beam(5), AttackRange.beam(4)))
                        .map(RuleViolation::message))
                .containsExactly(
                        "each face of the die stands for one result of the Gamma Aura; missing: wild, hit; twice: none",
                        "first: whether Hulk uses Puny (DecidePuny)",
                        "this is not the time to use Super Gamma Leap; the game waits for: the first round begins (Begin)",
                        "Strike (range 3) is given 2 targets: it takes 1",
                        "Thunder Clap (beam 4) is given 0 targets: it takes 1 or more",
                        "a is not a target of the attack; targets that are left: b",
                        "a is a target of the attack already: turn it to somebody else",
                        "3 dice of Hulk's attack were rerolled: his Rage allows at most 2",
                        "too far away: the car must be within range 2 of a",
                        "a is Subdued and removes no damage; a Booster Serum in Cleanup does (UseSerums)",
                        "a is not Subdued: the Gamma Absorber does nothing",
                        "there is no Gamma Absorber west; there are: north, south",
                        "Hulk is immune to Stun",
                        "Hulk has leapt in this turn: he leaps once per turn",
                        "Hulk's card in this game has no cost for The Strongest One There Is: give it in the setup"
                                + " (strongestCost)",
                        "car has size 2 and a size 1: what is thrown is no larger than who throws it",
                        "wall is not interactive and cannot be thrown",
                        "wall is not interactive and cannot be destroyed",
                        "car is called interactive terrain of size 2, but the setup says terrain that is not interactive"
                                + " of size 2",
                        "car has been destroyed: name terrain that stands",
                        "Booster Serums are resolved by what is seen at the table; the game waits for: the effect Booster"
                                + " Serums (UseSerums)",
                        "victory points come from Rage, KOs and Gamma Absorbers alone: say which Absorbers are secured"
                                + " (SecureAbsorbers) in Cleanup",
                        "a Gamma Absorber has no name: name it",
                        "north is the name of two things on the table: call one of them something else",
                        "there is no Gamma Absorber on the table: name 1 or more",
                        "a size is given for a, but nobody of the team is called so",
                        "Thunder Clap is printed with beam 5, but Rage increases it to beam 4: the printed range is no"
                                + " longer than that");
        assertThat(new HulkViolation.Awaiting(new HulkAwaited.PunyAnswer()).rules())
                .containsExactly(HulkRuleId.PUNY);
        assertThat(new HulkViolation.WrongTargets(HulkAttack.STRIKE, AttackRange.single(3), 2).rules())
                .containsExactly(HulkRuleId.STRIKE);
        assertThat(new HulkViolation.OutOfRange("the car", "near", HulkRuleId.THROW).rules())
                .containsExactly(HulkRuleId.THROW);
    }

    @Test
    void whatTheGameWaitsForIsSaidWithTheCommandsThatGoOn() {
        assertThat(Vector.<HulkAwaited>of(
                                new HulkAwaited.TeamDeployment(),
                                new HulkAwaited.HulkDeployment(),
                                new HulkAwaited.AuraRoll(),
                                new HulkAwaited.AttackRoll(HulkAttack.STRIKE, A, 6, 2),
                                new HulkAwaited.Aftermath(HulkAttack.STRIKE, A),
                                new HulkAwaited.SubduedPush(A),
                                new HulkAwaited.RageSighting(),
                                new HulkAwaited.RagePushes(Vector.of(A, B)),
                                new HulkAwaited.PunyAnswer(),
                                new HulkAwaited.HulkDefence(A, AttackType.ENERGY, 5, false),
                                new HulkAwaited.HulkPush(false),
                                new HulkAwaited.Collision(2, false))
                        .map(HulkAwaited::wayOut))
                .containsExactly(
                        "the Crisis Team deploys (DeployTeam)",
                        "Hulk deploys (DeployHulk)",
                        "the Gamma Aura is rolled (RollAura)",
                        "roll 6 dice for Strike on a, rerolling up to 2 (RollAttack, RetargetAttack or WithdrawAttack)",
                        "after Strike on a: push it or not (PushTarget or DeclinePush)",
                        "the Cosmic Threat pushes a (PushSubdued)",
                        "who is near Hulk (ReportRagePushTargets)",
                        "the Cosmic Threat pushes a, b away from Hulk, one after the other (PushAway)",
                        "whether Hulk uses Puny (DecidePuny)",
                        "roll 5 dice for the attack of a on Hulk (RollAttackOnHulk or WithdrawAttack)",
                        "the push of Hulk",
                        "the collision of Hulk");
        assertThat(new HulkAwaited.AttackRoll(HulkAttack.THUNDER_CLAP, A, 6, 2).rules())
                .containsExactly(HulkRuleId.CLAP);
        assertThat(new HulkAwaited.Aftermath(HulkAttack.STRIKE, A).rules()).containsExactly(HulkRuleId.STRIKE);
    }

    /** Answers as the form draws them, each once. */
    private static <A> Vector<A> answers(Question<A> question) {
        RandomSource draws = Seed.of(9).draws();
        return Vector.range(0, 300).map(i -> question.form().draw(draws)).distinct();
    }

    @Test
    void everyQuestionIsSaidAndCanBeAnsweredInAllWays() {
        Vector<CombatantId> team = Vector.of(A, B);
        Vector<Vector<CombatantId>> any = Vector.of(Vector.empty(), Vector.of(A), Vector.of(B), team);
        HulkQuestion.Targets one = new HulkQuestion.Targets(HulkAttack.STRIKE, AttackRange.single(3), team);
        HulkQuestion.Targets all = new HulkQuestion.Targets(HulkAttack.HULK_SMASH, AttackRange.area(2), team);
        HulkQuestion.PushEnd end = new HulkQuestion.PushEnd(A, PushCause.RAGE, Tool.SHORT, Vector.of("north"));
        HulkQuestion.ResultOfAttack his =
                new HulkQuestion.ResultOfAttack(HulkAttack.STRIKE, A, AttackType.PHYSICAL, 6, 2);
        HulkQuestion.ResultAtHulk atHim = new HulkQuestion.ResultAtHulk(A, 5, 4);
        assertThat(Vector.<HulkQuestion<?>>of(
                                new HulkQuestion.AuraFace(),
                                new HulkQuestion.NearHulk(3, team),
                                one,
                                all,
                                his,
                                end,
                                new HulkQuestion.AttackKind(A),
                                new HulkQuestion.AttackStrength(A),
                                new HulkQuestion.AttackerNear(A),
                                atHim,
                                new HulkQuestion.PushesHulk(A),
                                new HulkQuestion.ThrownTerrain(A, Vector.of(CAR)),
                                new HulkQuestion.Secured(Vector.of("north")),
                                new HulkQuestion.NearSerum(team))
                        .map(Question::words))
                .containsExactly(
                        "which face does the die of the Gamma Aura show?",
                        "who is within range 3 of Hulk?",
                        "whom does Strike hit (range 3)?",
                        "who are all those that Hulk Smash hits (area 2)?",
                        "what does Strike (Physical, 6 dice, up to 2 rerolled) on a come to?",
                        "does the push of a (" + Tool.SHORT + ") end in a Gamma Absorber?",
                        "of which type is the attack of a?",
                        "how many dice does the attack of a have?",
                        "is a within range 3 of Hulk?",
                        "what does the attack of a with 5 dice on Hulk, who defends with 4, come to?",
                        "do the special rules of the attack of a push Hulk?",
                        "which terrain within range 2 does a throw?",
                        "which Gamma Absorbers does the Crisis Team secure?",
                        "who of the Subdued is within range 1 of a Booster Serum?");
        assertThat(answers(new HulkQuestion.AuraFace())).containsExactlyInAnyOrder(CrisisFace.values());
        assertThat(answers(new HulkQuestion.NearHulk(3, team))).containsExactlyInAnyOrderElementsOf(any);
        assertThat(answers(one)).containsExactlyInAnyOrder(Vector.of(A), Vector.of(B));
        assertThat(answers(all)).containsExactlyInAnyOrderElementsOf(any.tail());
        assertThat(answers(his))
                .contains(AttackResult.of(0), AttackResult.of(12))
                .hasSizeGreaterThan(50);
        assertThat(answers(end)).containsExactlyInAnyOrder(Option.none(), NORTH);
        assertThat(answers(new HulkQuestion.AttackKind(A))).containsExactlyInAnyOrder(AttackType.values());
        assertThat(answers(new HulkQuestion.AttackStrength(A)).sorted())
                .containsExactlyElementsOf(Vector.rangeClosed(1, 12));
        assertThat(answers(new HulkQuestion.AttackerNear(A))).containsExactlyInAnyOrder(true, false);
        assertThat(answers(atHim))
                .contains(AttackResult.of(0), AttackResult.of(12))
                .hasSizeGreaterThan(50);
        assertThat(answers(new HulkQuestion.PushesHulk(A))).containsExactlyInAnyOrder(true, false);
        assertThat(answers(new HulkQuestion.ThrownTerrain(A, Vector.of(CAR)))).containsExactly(CAR);
        assertThat(answers(new HulkQuestion.Secured(Vector.of("north"))))
                .containsExactlyInAnyOrder(Vector.empty(), Vector.of("north"));
        assertThat(answers(new HulkQuestion.NearSerum(team))).containsExactlyInAnyOrderElementsOf(any);
    }
}
