package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_GROW;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.OPPOSE;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_EARN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_ACTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_10;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_12;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_13;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.RULING_16;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.SCENE_DISTINCTION;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_GAIN;
import static io.github.crisisrules.heroic.rulebook.HeroicRules.XP_SPEND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.EffectUse;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.Ailment;
import io.github.crisisrules.heroic.condition.Harm;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.condition.StressType;
import io.github.crisisrules.heroic.condition.Temporary;
import io.github.crisisrules.heroic.datafile.Affiliation;
import io.github.crisisrules.heroic.datafile.Trait;
import io.github.crisisrules.heroic.datafile.TraitKind;
import io.github.crisisrules.heroic.die.DicePool;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomGrowth;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.growth.GrowthViolation;
import io.github.crisisrules.heroic.growth.MilestoneTier;
import io.github.crisisrules.heroic.growth.XpSpend;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.plot.PlotSpend;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SceneTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;
    private static final Ailment BODY = Ailment.stress(StressType.PHYSICAL);
    private static final Ailment SCAR = Ailment.trauma(StressType.PHYSICAL);

    private static SceneState with(String doom) {
        return Heroes.state().withDoom(DicePool.parse(doom).get());
    }

    private static SceneState hurt(SceneState state, CastId who, DieSize... effects) {
        return state.change(
                who,
                one -> one.withHarm(
                        Vector.of(effects).foldLeft(one.harm(), (harm, die) -> harm.take(StressType.PHYSICAL, die))));
    }

    /** The named one acts without effect, by a weak attack on Rhino, who wins. */
    private static Table idle(Table table, CastId who, CastId on) {
        return table.hurt(who, on)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .declare(ACTION)
                .roll(REACTION, Vector.empty(), Vector.empty(), -1)
                .declare(REACTION)
                .play(new ActionCommand.EndAction());
    }

    @Test
    @Verifies({ORDER, RULING_16})
    void everyoneActsOnceAndTheLastMayStartAgain() {
        Table table = new Table(with("2d8")).play(new TableCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new TableCommand.NameNext(Option.none(), Heroes.RHINO))
                        .rule())
                .isEqualTo(ORDER);
        assertThat(table.refusal(new TableCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.SPIDER))
                        .rule())
                .isEqualTo(ORDER);
        table.play(new TableCommand.NameNext(Option.none(), Heroes.SPIDER));
        assertThat(table.refusal(new ActionCommand.DeclareAction(
                                Heroes.DEVIL, Intent.HURT, Heroes.RHINO, Option.none(), Option.none(), false))
                        .rule())
                .isEqualTo(ORDER);
        idle(table, Heroes.SPIDER, Heroes.RHINO);
        assertThat(table.refusal(new TableCommand.NameNext(Option.none(), Heroes.DEVIL))
                        .rule())
                .isEqualTo(ORDER);
        assertThat(table.refusal(new TableCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.SPIDER))
                        .rule())
                .isEqualTo(ORDER);
        idle(
                table.play(new TableCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.RHINO)),
                Heroes.RHINO,
                Heroes.DEVIL);
        idle(
                table.play(new TableCommand.NameNext(Option.some(Heroes.RHINO), Heroes.DEVIL)),
                Heroes.DEVIL,
                Heroes.RHINO);
        idle(
                table.play(new TableCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.VULTURE)),
                Heroes.VULTURE,
                Heroes.DEVIL);
        // The last may go first again, but names nobody else; the Watcher may name anyone.
        assertThat(table.refusal(new TableCommand.NameNext(Option.some(Heroes.VULTURE), Heroes.RHINO))
                        .rule())
                .isEqualTo(ORDER);
        Table again =
                new Table(table.state()).play(new TableCommand.NameNext(Option.some(Heroes.VULTURE), Heroes.VULTURE));
        assertThat(again.state().order().acted()).isEmpty();
        table.play(new TableCommand.NameNext(Option.none(), Heroes.RHINO));
        assertThat(table.state().order().current()).contains(Heroes.RHINO);
    }

    // The heroes' best is Spider-Man's Reflexes D8, above the D6 of the sheet.
    @Test
    @Verifies({INTERRUPT, RULING_10, RULING_16, DOOM_SPEND})
    void aVillainInterruptsForALargeEnoughDie() {
        Table table = Table.turnOf(with("d6+2d8"), Heroes.SPIDER);
        assertThat(table.refusal(new TableCommand.Interrupt(Heroes.RHINO, DieSize.D6)))
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.INTERRUPT_ORDER, DieSize.D6, DieSize.D8));
        assertThat(table.refusal(new TableCommand.Interrupt(Heroes.RHINO, DieSize.D12))
                        .rule())
                .isEqualTo(DOOM_SPEND);
        assertThat(table.refusal(new TableCommand.Interrupt(Heroes.DEVIL, DieSize.D8))
                        .rule())
                .isEqualTo(VILLAIN_HELP);
        table.play(new TableCommand.Interrupt(Heroes.RHINO, DieSize.D8));
        assertThat(table.state().doom()).hasToString("d6+d8");
        idle(table, Heroes.RHINO, Heroes.SPIDER);
        assertThat(table.refusal(new TableCommand.Interrupt(Heroes.RHINO, DieSize.D8))
                        .rule())
                .isEqualTo(ORDER);
        // The interrupter names the next; who was named before still waits.
        assertThat(table.refusal(new TableCommand.NameNext(Option.none(), Heroes.SPIDER))
                        .rule())
                .isEqualTo(ORDER);
        table.play(new TableCommand.NameNext(Option.some(Heroes.RHINO), Heroes.SPIDER));
        // Without quick heroes a D6 is enough.
        SceneState slow = with("d6").withCast(with("d6").cast().remove(Heroes.SPIDER));
        Table first = new Table(slow)
                .play(new TableCommand.BeginScene(SceneKind.ACTION, Vector.empty()))
                .play(new TableCommand.Interrupt(Heroes.RHINO, DieSize.D6));
        assertThat(first.state().order().current()).contains(Heroes.RHINO);
    }

    @Test
    @Verifies(VILLAIN_HELP)
    void villainsHelpWithoutARoll() {
        Table table =
                Table.turnOf(with("2d8"), Heroes.SPIDER).play(new TableCommand.Interrupt(Heroes.VULTURE, DieSize.D8));
        Trait might = new Trait(TraitKind.POWER, "Might of the Vulture");
        assertThat(table.refusal(Table.helping(Heroes.VULTURE, Heroes.RHINO)).rule())
                .isEqualTo(VILLAIN_HELP);
        table.play(new TableCommand.HelpAsVillain(Heroes.VULTURE, might, Heroes.RHINO));
        assertThat(table.who(Heroes.RHINO).traits().map(Temporary::toString))
                .containsExactly("ASSET Might of the Vulture D8 (roll)");
        assertThat(table.state().order().acted()).containsExactly(Heroes.VULTURE);
        assertThat(table.refusal(new TableCommand.HelpAsVillain(Heroes.SPIDER, might, Heroes.RHINO))
                        .rule())
                .isEqualTo(VILLAIN_HELP);
    }

    @Test
    @Verifies({DOOM_SPEND, XP_GAIN, RULING_13})
    void twoD12EndTheSceneAndGiveXp() {
        Table table = Table.turnOf(with("d6+2d12"), Heroes.SPIDER).hurt(Heroes.SPIDER, Heroes.RHINO);
        table.play(new TableCommand.EndSceneWithDoom());
        assertThat(table.state().open()).isFalse();
        assertThat(table.state().exchange()).isEmpty();
        assertThat(table.state().doom()).hasToString("d6");
        assertThat(table.who(Heroes.SPIDER).experience().xp()).isEqualTo(2);
        assertThat(table.who(Heroes.DEVIL).experience().xp()).isEqualTo(2);
        assertThat(table.who(Heroes.RHINO).experience().xp()).isZero();
        assertThat(Table.turnOf(with("d12"), Heroes.SPIDER)
                        .refusal(new TableCommand.EndSceneWithDoom())
                        .rule())
                .isEqualTo(DOOM_SPEND);
    }

    @Test
    @Verifies({DOOM_SPEND, SCENE_DISTINCTION, PP_EARN})
    void doomDiceBuyWhatTheListSays() {
        Table table = Table.turnOf(with("2d6+2d8+d10"), Heroes.SPIDER);
        assertThat(table.refusal(new TableCommand.CreateSceneDistinction("Flooded", DieSize.D6))
                        .rule())
                .isEqualTo(DOOM_SPEND);
        table.play(new TableCommand.CreateSceneDistinction("Flooded", DieSize.D8));
        assertThat(table.state().distinctions()).containsExactly("Burning Building", "Flooded");
        table.play(new TableCommand.MoveHero(Heroes.SPIDER, 0, DieSize.D6));
        assertThat(table.who(Heroes.SPIDER).company()).isEqualTo(Affiliation.SOLO);
        assertThat(table.refusal(new TableCommand.MoveHero(Heroes.SPIDER, 4, DieSize.D6))
                        .rule())
                .isEqualTo(DOOM_SPEND);
        table.play(new TableCommand.ActivateHeroLimit(Heroes.SPIDER, "Exhausted", DieSize.D6, true));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.state().doom()).hasToString("d6+d8+d10");
        table.play(new TableCommand.ActivateHeroLimit(Heroes.SPIDER, "Exhausted", DieSize.D6, false));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new TableCommand.UseSceneEffect("The roof caves in", DieSize.D8));
        table.play(new TableCommand.UseSfx(Heroes.RHINO, "Charge", Payment.doomDie(DieSize.D10)));
        assertThat(table.state().doom()).isEqualTo(DicePool.empty());
        assertThat(table.refusal(new TableCommand.UseSceneEffect("Again", DieSize.D8)))
                .isEqualTo(new DoomViolation.NoSuchDoomDie(DieSize.D8, DicePool.empty()));
    }

    @Test
    @Verifies({PP_ANY, PP_EARN, DOOM_GROW})
    void pointsBuyAndLimitsEarnAtAnyTime() {
        SceneState rich = with("2d6").change(Heroes.SPIDER, one -> one.withPlotPoints(new PlotPoints(3)));
        Table table = Table.turnOf(rich, Heroes.DEVIL);
        table.play(new TableCommand.UseSfx(Heroes.SPIDER, "Spider-Sense", Payment.plotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new TableCommand.UseSfx(Heroes.SPIDER, "Second Wind", Payment.plotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        table.play(new TableCommand.ActivateVillainLimit(Heroes.SPIDER, Heroes.RHINO, "Single-Minded"));
        Trait brute = new Trait(TraitKind.DISTINCTION, "Brute");
        table.play(new TableCommand.RemoveEasily(Heroes.SPIDER, "Webs", Heroes.RHINO, brute));
        assertThat(table.who(Heroes.RHINO).die(brute)).isEmpty();
        assertThat(table.refusal(new TableCommand.UseSfx(Heroes.SPIDER, "Spider-Sense", Payment.plotPoint()))
                        .rule())
                .isEqualTo(PP_ANY);
        table.play(new TableCommand.UseOwnLimit(Heroes.SPIDER, "Out of Fluid", DoomGrowth.ADD_D6));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        table.play(new TableCommand.UseOwnLimit(Heroes.RHINO, "Single-Minded", DoomGrowth.ADD_D6));
        assertThat(table.state().doom()).hasToString("3d6");
        assertThat(table.refusal(new TableCommand.RewardStressedOut(Heroes.SPIDER))
                        .rule())
                .isEqualTo(PP_EARN);
        Table out = Table.turnOf(hurt(with("2d6"), Heroes.SPIDER, DieSize.D12, DieSize.D4), Heroes.DEVIL)
                .play(new TableCommand.RewardStressedOut(Heroes.SPIDER));
        assertThat(out.points(Heroes.SPIDER)).isEqualTo(2);
    }

    @Test
    @Verifies({PP_TRANSITION, PP_AFTER, SCENES})
    void resourcesAndComplicationsLastToTheEndOfTheNextActionScene() {
        SceneState start = with("2d6")
                .change(Heroes.RHINO, one -> one.withTraits(Vector.of(Temporary.complication("Wanted", DieSize.D6))));
        Table table = Table.transition(start)
                .play(new TableCommand.MakeResource(Heroes.SPIDER, "Acrobatics", "Trapeze"))
                .play(new TableCommand.KeepTrait(
                        Heroes.DEVIL, Heroes.RHINO, new Trait(TraitKind.COMPLICATION, "Wanted"), Payment.plotPoint()));
        assertThat(table.who(Heroes.SPIDER).traits().map(Temporary::toString))
                .containsExactly("RESOURCE Trapeze D8 (next action scene)");
        assertThat(table.points(Heroes.SPIDER)).isZero();
        table.play(new TableCommand.EndScene(), new TableCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new TableCommand.MakeResource(Heroes.DEVIL, "Medicine", "Clinic"))
                        .rule())
                .isEqualTo(PP_TRANSITION);
        assertThat(table.who(Heroes.SPIDER).traits()).hasSize(1);
        assertThat(table.who(Heroes.RHINO).traits()).hasSize(1);
        table.play(new TableCommand.EndScene());
        assertThat(table.who(Heroes.SPIDER).traits()).isEmpty();
        assertThat(table.who(Heroes.RHINO).traits()).isEmpty();
    }

    @Test
    @Verifies({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    void anActSetsPointsAndDoomAnewAndStepsTraumaBack() {
        SceneState start = hurt(with("5d12"), Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D8)
                .change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(7)));
        Table table = new Table(start).play(new TableCommand.BeginAct(Stakes.HIGH, Threat.GLOBAL));
        assertThat(table.state().doom()).hasToString("3d8");
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(1);
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("physical past D12, physical trauma D6");
        assertThat(table.state().act()).isEqualTo(2);
        table.play(new TableCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new TableCommand.BeginAct(Stakes.USUAL, Threat.LOCAL))
                        .rule())
                .isEqualTo(SCENES);
        assertThat(table.refusal(new TableCommand.BeginScene(SceneKind.ACTION, Vector.empty()))
                        .rule())
                .isEqualTo(SCENES);
    }

    // D8 eases to D6 at the start; the doom pool and the D6 stand against the roll.
    @Test
    @Verifies({RECOVER_TRANSITION, OPPOSE, RULING_12})
    void recoveryInATransitionScene() {
        Table table = Table.transition(hurt(with("2d6"), Heroes.SPIDER, DieSize.D10))
                .heal(Heroes.SPIDER, Heroes.SPIDER, BODY);
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("physical D8");
        table.add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Strength")
                .add(ACTION, TraitKind.DISTINCTION, "Wisecracker")
                .play(new ActionCommand.BuyDie(
                        ACTION,
                        PlotSpend.BORROWED_TRAIT,
                        new Trait(TraitKind.SPECIALTY, "Medicine"),
                        Payment.plotPoint(),
                        Option.some(Heroes.DEVIL)));
        assertThat(table.points(Heroes.SPIDER)).isZero();
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(2);
        table.roll(ACTION, Vector.of(6, 7, 2, 5), Vector.of(0, 1), 3).declare(ACTION);
        assertThat(table.state().exchange().get().reaction().get().sizes())
                .containsExactly(DieSize.D6, DieSize.D6, DieSize.D8);
        table.roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION)
                .use(new EffectUse.Recover())
                .play(new ActionCommand.EndAction());
        assertThat(table.who(Heroes.SPIDER).harm()).isEqualTo(Harm.none());
        // Nothing left to recover; and one try only.
        assertThat(table.refusal(Table.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .isEqualTo(RECOVER_TRANSITION);
        Table failed = Table.transition(hurt(with("2d6"), Heroes.SPIDER, DieSize.D10))
                .heal(Heroes.SPIDER, Heroes.SPIDER, BODY)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .declare(ACTION)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION)
                .play(new ActionCommand.EndAction());
        assertThat(failed.who(Heroes.SPIDER).harm()).hasToString("physical D8");
        assertThat(failed.refusal(Table.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .isEqualTo(RULING_12);
    }

    @Test
    @Verifies({RECOVER_ACTION, RULING_12})
    void anAllyHealsInAnActionSceneOrMakesItWorse() {
        SceneState start = hurt(with("2d6"), Heroes.SPIDER, DieSize.D8);
        assertThat(Table.turnOf(start, Heroes.SPIDER)
                        .refusal(Table.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, false))
                        .rule())
                .isEqualTo(RECOVER_ACTION);
        Table.turnOf(start, Heroes.SPIDER).play(Table.healing(Heroes.SPIDER, Heroes.SPIDER, BODY, true));
        Table table = Table.turnOf(start, Heroes.DEVIL).heal(Heroes.DEVIL, Heroes.SPIDER, BODY);
        Table failed = new Table(table.state())
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .declare(ACTION)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION);
        assertThat(failed.who(Heroes.SPIDER).harm()).hasToString("physical D10");
        table.add(ACTION, TraitKind.AFFILIATION, "BUDDY")
                .add(ACTION, TraitKind.POWER, "Senses")
                .add(ACTION, TraitKind.SPECIALTY, "Medicine")
                .roll(ACTION, Vector.of(9, 5, 3), Vector.of(0, 1), 2)
                .declare(ACTION)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION);
        // 14 against 9: one step, D8 to D10; at least the D8, so it steps back once.
        assertThat(table.state().exchange().get().effects()).containsExactly(DieSize.D10);
        table.use(new EffectUse.Recover());
        assertThat(table.who(Heroes.SPIDER).harm()).hasToString("physical D6");
    }

    @Test
    @Verifies({RECOVER_TRAUMA, TRAUMA})
    void traumaGetsWorseWhenItsRecoveryFailsUnlessTheSceneWasFramedAroundIt() {
        SceneState start = hurt(with("2d6"), Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D10);
        assertThat(start.known(Heroes.SPIDER).harm()).hasToString("physical past D12, physical trauma D10");
        Table plain = Table.transition(start);
        assertThat(plain.who(Heroes.SPIDER).harm()).hasToString("physical trauma D10");
        plain.heal(Heroes.SPIDER, Heroes.SPIDER, SCAR)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .declare(ACTION)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION);
        assertThat(plain.who(Heroes.SPIDER).harm()).hasToString("physical trauma D12");
        Table framed = Table.turnOf(start, Heroes.DEVIL)
                .play(new TableCommand.FrameTrauma(Heroes.SPIDER, StressType.PHYSICAL));
        assertThat(framed.refusal(new TableCommand.FrameTrauma(Heroes.SPIDER, StressType.MENTAL))
                        .rule())
                .isEqualTo(RECOVER_TRAUMA);
        framed.play(new TableCommand.EndScene(), new TableCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()));
        assertThat(framed.who(Heroes.SPIDER).harm()).hasToString("physical trauma D8");
        framed.heal(Heroes.SPIDER, Heroes.SPIDER, SCAR)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .declare(ACTION)
                .roll(REACTION, Vector.of(3, 4, 5), Vector.of(1, 2), 0)
                .declare(REACTION);
        assertThat(framed.who(Heroes.SPIDER).harm()).hasToString("physical trauma D8");
    }

    @Test
    @Verifies({XP_GAIN, XP_SPEND, PP_START})
    void xpAtTheTable() {
        Table table = Table.turnOf(with("2d6"), Heroes.SPIDER)
                .play(new TableCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE));
        assertThat(table.refusal(new TableCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE)))
                .isEqualTo(new GrowthViolation.AlreadyHit("Day Job", MilestoneTier.MIDDLE));
        // Everything that stands against it is told at once.
        assertThat(table.refusal(
                        new TableCommand.SpendXp(Heroes.SPIDER, new XpSpend.RemoveLimit("Web-Shooters", "None"))))
                .isEqualTo(new SceneViolation.CannotSpend(
                        Heroes.SPIDER,
                        Vector.of(
                                new GrowthViolation.NotATransitionScene(),
                                new GrowthViolation.TooFewXp(10, 3),
                                new GrowthViolation.NotOnDatafile("limit", "None"),
                                new GrowthViolation.LastLimit("Web-Shooters"))));
        assertThat(table.refusal(new TableCommand.SpendXp(Heroes.SPIDER, new XpSpend.StepUpPower("Flight")))
                        .message())
                .isEqualTo("Spider-Man cannot spend XP on this: XP are spent in transition scenes only; "
                        + "this costs 10 XP, and there are 3; the datafile has no power 'Flight'");
        table.play(new TableCommand.EndScene(), new TableCommand.BeginScene(SceneKind.TRANSITION, Vector.empty()))
                .play(new TableCommand.HitMilestone(Heroes.SPIDER, "Day Job", MilestoneTier.MIDDLE))
                .play(new TableCommand.SpendXp(Heroes.SPIDER, new XpSpend.PlotPoint()));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.who(Heroes.SPIDER).experience().xp()).isEqualTo(5);
        // A session starts with at least 2 PP from now on; an Act with 1.
        table.play(new TableCommand.EndScene(), new TableCommand.BeginAct(Stakes.USUAL, Threat.LOCAL));
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(1);
        table.play(new TableCommand.BeginSession());
        assertThat(table.points(Heroes.SPIDER)).isEqualTo(2);
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(1);
    }
}
