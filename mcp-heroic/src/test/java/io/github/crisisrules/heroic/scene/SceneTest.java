package io.github.crisisrules.heroic.scene;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.INTERRUPT_PRICE_IS_THE_BEST_SENSES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.ORDER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_AFTER;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_START;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_TRANSITION;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.RECOVER_TRAUMA;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.VILLAIN_HELP;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.rulebook.Verifies;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.Intent;
import io.github.crisisrules.heroic.action.RollSide;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.condition.SceneKind;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.doom.DoomViolation;
import io.github.crisisrules.heroic.doom.Stakes;
import io.github.crisisrules.heroic.doom.Threat;
import io.github.crisisrules.heroic.plot.PlotPoints;
import io.github.crisisrules.heroic.scene.violation.OrderViolation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.Trait;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SceneTest {
    private static final RollSide ACTION = RollSide.ACTION;
    private static final RollSide REACTION = RollSide.REACTION;

    /** The named one acts without effect, by a weak attack on Rhino, who wins. */
    private static SceneFixture idle(SceneFixture table, CastId character, CastId on) {
        return table.hurt(character, on)
                .roll(ACTION, Vector.empty(), Vector.empty(), -1)
                .roll(REACTION, Vector.empty(), Vector.empty(), -1)
                .end();
    }

    @Test
    @Verifies({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    void everyoneActsOnceAndTheLastMayStartAgain() {
        SceneFixture table = new SceneFixture(Heroes.withDoom("2d8"))
                .play(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new StoryCommand.NameNext(Option.none(), Heroes.RHINO))
                        .rule())
                .containsExactly(ORDER);
        assertThat(table.refusal(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.SPIDER))
                        .rule())
                .containsExactly(ORDER);
        table.play(new StoryCommand.NameNext(Option.none(), Heroes.SPIDER));
        assertThat(table.refusal(new ActionCommand.DeclareAction(
                                Heroes.DEVIL, Intent.HURT, Heroes.RHINO, Option.none(), Option.none(), false))
                        .rule())
                .containsExactly(ORDER);
        idle(table, Heroes.SPIDER, Heroes.RHINO);
        assertThat(table.refusal(new StoryCommand.NameNext(Option.none(), Heroes.DEVIL))
                        .rule())
                .containsExactly(ORDER);
        assertThat(table.refusal(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.SPIDER))
                        .rule())
                .containsExactly(ORDER);
        idle(
                table.play(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.RHINO)),
                Heroes.RHINO,
                Heroes.DEVIL);
        idle(
                table.play(new StoryCommand.NameNext(Option.some(Heroes.RHINO), Heroes.DEVIL)),
                Heroes.DEVIL,
                Heroes.RHINO);
        idle(
                table.play(new StoryCommand.NameNext(Option.some(Heroes.DEVIL), Heroes.VULTURE)),
                Heroes.VULTURE,
                Heroes.DEVIL);
        // The last may go first again, or decline, but names no other character; until then the Watcher names no
        // character.
        assertThat(table.refusal(new StoryCommand.NameNext(Option.some(Heroes.VULTURE), Heroes.RHINO))
                        .rule())
                .containsExactly(ORDER);
        SceneFixture again = new SceneFixture(table.state())
                .play(new StoryCommand.NameNext(Option.some(Heroes.VULTURE), Heroes.VULTURE));
        assertThat(again.state().order().acted()).isEmpty();
        assertThat(table.refusal(new StoryCommand.NameNext(Option.none(), Heroes.SPIDER))
                        .rule())
                .containsExactly(ORDER);
        assertThat(table.refusal(new StoryCommand.DeclineToStart(Heroes.SPIDER)))
                .isEqualTo(new OrderViolation.NothingToDecline(Heroes.SPIDER));
        table.play(new StoryCommand.DeclineToStart(Heroes.VULTURE));
        // A villain is not first for nothing: it takes a doom die.
        assertThat(table.refusal(new StoryCommand.NameNext(Option.none(), Heroes.RHINO)))
                .isEqualTo(new OrderViolation.HeroGoesFirst(Heroes.RHINO));
        SceneFixture broken =
                new SceneFixture(table.state()).play(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8));
        assertThat(broken.state().order().current()).contains(Heroes.RHINO);
        table.play(new StoryCommand.NameNext(Option.none(), Heroes.DEVIL));
        assertThat(table.state().order().current()).contains(Heroes.DEVIL);
        assertThat(table.state().order().acted()).isEmpty();
    }

    // The heroes' best is Spider-Man's Reflexes D8, above the D6 of the sheet.
    // Spider-Man has Reflexes D8, Daredevil Senses D6.
    @Test
    @Verifies({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES})
    void anInterruptIsPricedByTheSensesThatLivingHeroesHaveNow() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("d6"), Heroes.SPIDER);
        assertThat(table.state().interruptPrice()).isEqualTo(DieSize.D8);
        table.play(CastCommand.MakeRuling.of(
                "Adrenaline",
                new Consequence.ChangeTrait(Heroes.DEVIL, Trait.power("Senses"), DieSize.D12),
                new Consequence.LoseTrait(Option.some(Heroes.SPIDER), Trait.power("Reflexes"))));
        assertThat(table.state().interruptPrice()).isEqualTo(DieSize.D12);
        table.play(CastCommand.MakeRuling.of(
                "Blinded", new Consequence.LoseTrait(Option.some(Heroes.DEVIL), Trait.power("Senses"))));
        assertThat(table.state().interruptPrice()).isEqualTo(DieSize.D6);
        Staged dead =
                Heroes.hurt(Heroes.withDoom("d6"), Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D12, DieSize.D4);
        assertThat(dead.state().interruptPrice()).isEqualTo(DieSize.D6);
    }

    @Test
    @Verifies({INTERRUPT, INTERRUPT_PRICE_IS_THE_BEST_SENSES, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE, DOOM_SPEND})
    void aVillainInterruptsForALargeEnoughDie() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("d6+2d8"), Heroes.SPIDER);
        assertThat(table.refusal(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D6)))
                .isEqualTo(new DoomViolation.DoomDieTooSmall(DoomSpend.INTERRUPT_ORDER, DieSize.D6, DieSize.D8));
        assertThat(table.refusal(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D12))
                        .rule())
                .containsExactly(DOOM_SPEND);
        assertThat(table.refusal(new StoryCommand.Interrupt(Heroes.DEVIL, DieSize.D8)))
                .isEqualTo(new SceneViolation.NotAVillain(Heroes.DEVIL));
        table.play(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8));
        assertThat(table.state().doom()).hasToString("d6+d8");
        assertThat(table.refusal(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8)))
                .isEqualTo(new OrderViolation.AlreadyHasTurn(Heroes.RHINO));
        idle(table, Heroes.RHINO, Heroes.SPIDER);
        assertThat(table.refusal(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D8))
                        .rule())
                .containsExactly(ORDER);
        // The interrupter names the next; who was named before still waits.
        assertThat(table.refusal(new StoryCommand.NameNext(Option.none(), Heroes.SPIDER))
                        .rule())
                .containsExactly(ORDER);
        table.play(new StoryCommand.NameNext(Option.some(Heroes.RHINO), Heroes.SPIDER));
        // Without quick heroes a D6 is enough.
        Staged slow = Heroes.withDoom("d6").without(Heroes.SPIDER);
        SceneFixture first = new SceneFixture(slow)
                .play(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()))
                .play(new StoryCommand.Interrupt(Heroes.RHINO, DieSize.D6));
        assertThat(first.state().order().current()).contains(Heroes.RHINO);
    }

    @Test
    @Verifies(VILLAIN_HELP)
    void villainsHelpWithoutARoll() {
        SceneFixture table = SceneFixture.turnOf(Heroes.withDoom("2d8"), Heroes.SPIDER)
                .play(new StoryCommand.Interrupt(Heroes.VULTURE, DieSize.D8));
        Trait might = Trait.power("Might of the Vulture");
        assertThat(table.refusal(SceneFixture.helping(Heroes.VULTURE, Heroes.RHINO))
                        .rule())
                .containsExactly(VILLAIN_HELP);
        table.play(new StoryCommand.HelpAsVillain(Heroes.VULTURE, might, Heroes.RHINO));
        assertThat(table.character(Heroes.RHINO).traits().map(CreatedTrait::toString))
                .containsExactly("ASSET Might of the Vulture D8 (roll)");
        assertThat(table.state().order().acted()).containsExactly(Heroes.VULTURE);
        assertThat(table.refusal(new StoryCommand.HelpAsVillain(Heroes.SPIDER, might, Heroes.RHINO)))
                .isEqualTo(new SceneViolation.NotAVillain(Heroes.SPIDER));
    }

    @Test
    @Verifies({PP_TRANSITION, PP_AFTER, SCENES})
    void resourcesAndComplicationsLastToTheEndOfTheNextActionScene() {
        Staged start = Heroes.withDoom("2d6")
                .change(
                        Heroes.RHINO,
                        one -> one.withTraits(Vector.of(CreatedTrait.complication("Wanted", DieSize.D6))));
        SceneFixture table = SceneFixture.transition(start)
                .play(new StoryCommand.MakeResource(Heroes.SPIDER, "Acrobatics", "Trapeze"))
                .play(new StoryCommand.KeepTrait(
                        Heroes.DEVIL, Heroes.RHINO, Trait.complication("Wanted"), Payment.plotPoint()));
        assertThat(table.character(Heroes.SPIDER).traits().map(CreatedTrait::toString))
                .containsExactly("RESOURCE Trapeze D8 (next action scene)");
        assertThat(table.points(Heroes.SPIDER)).isZero();
        table.play(new StoryCommand.EndScene(), new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new StoryCommand.MakeResource(Heroes.DEVIL, "Medicine", "Clinic"))
                        .rule())
                .containsExactly(PP_TRANSITION);
        assertThat(table.character(Heroes.SPIDER).traits()).hasSize(1);
        assertThat(table.character(Heroes.RHINO).traits()).hasSize(1);
        table.play(new StoryCommand.EndScene());
        assertThat(table.character(Heroes.SPIDER).traits()).isEmpty();
        assertThat(table.character(Heroes.RHINO).traits()).isEmpty();
    }

    @Test
    @Verifies({SCENES, DOOM_START, PP_START, RECOVER_TRAUMA})
    void anActResetsPointsAndDoomAndStepsTraumaBack() {
        Staged start = Heroes.hurt(Heroes.withDoom("5d12"), Heroes.SPIDER, DieSize.D12, DieSize.D4, DieSize.D8)
                .change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(7)));
        SceneFixture table = new SceneFixture(start)
                .play(StoryCommand.BeginScene.action(), new StoryCommand.EndScene())
                .play(new StoryCommand.BeginAct(Stakes.HIGH, Threat.GLOBAL));
        assertThat(table.state().doom()).hasToString("3d8");
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(1);
        assertThat(table.character(Heroes.SPIDER).harm()).hasToString("physical past D12, physical trauma D6");
        assertThat(table.state().act()).isEqualTo(2);
        table.play(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()));
        assertThat(table.refusal(new StoryCommand.BeginAct(Stakes.USUAL, Threat.LOCAL))
                        .rule())
                .containsExactly(SCENES);
        assertThat(table.refusal(new StoryCommand.BeginScene(SceneKind.ACTION, Vector.empty()))
                        .rule())
                .containsExactly(SCENES);
    }

    /** The first Act with high stakes is the first Act: nothing but the doom pool is set. */
    @Test
    @Verifies({SCENES, DOOM_START})
    void theFirstActHasStakesOfItsOwn() {
        Staged start = Heroes.withDoom("2d6").change(Heroes.DEVIL, one -> one.withPlotPoints(new PlotPoints(3)));
        SceneFixture table = new SceneFixture(start).play(new StoryCommand.BeginAct(Stakes.HIGH, Threat.LOCAL));
        assertThat(table.state().act()).isEqualTo(1);
        assertThat(table.state().doom()).hasToString("2d8");
        assertThat(table.points(Heroes.DEVIL)).isEqualTo(3);
        table.play(StoryCommand.BeginScene.action(), new StoryCommand.EndScene())
                .play(new StoryCommand.BeginAct(Stakes.CATASTROPHIC, Threat.COSMIC));
        assertThat(table.state().act()).isEqualTo(2);
        assertThat(table.state().doom()).hasToString("4d10");
    }

    /** A hero who cannot act is not asked: the Watcher names a hero, or anyone where no hero can act. */
    @Test
    @Verifies({ORDER, WATCHER_NAMES_WHO_STARTS_AFTER_A_DECLINE})
    void theWatcherNamesTheNextIfTheLastCannotAct() {
        SceneFixture table = SceneFixture.turnOf(
                        Heroes.state().without(Heroes.VULTURE).without(Heroes.DEVIL), Heroes.SPIDER)
                .play(new StoryCommand.ActUnopposed(Heroes.SPIDER, "swings up"))
                .play(new StoryCommand.NameNext(Option.some(Heroes.SPIDER), Heroes.RHINO))
                .play(new StoryCommand.ActUnopposed(Heroes.RHINO, "charges on"))
                .play(new CastCommand.ReportStress(Heroes.RHINO, StressType.PHYSICAL, DieSize.D12))
                .play(new CastCommand.ReportStress(Heroes.RHINO, StressType.PHYSICAL, DieSize.D4));
        assertThat(table.state().mayStart()).isEmpty();
        SceneFixture next =
                new SceneFixture(table.state()).play(new StoryCommand.NameNext(Option.none(), Heroes.SPIDER));
        assertThat(next.state().order().current()).contains(Heroes.SPIDER);
        // No hero is there: the Watcher names a villain for nothing.
        SceneFixture alone = SceneFixture.turnOf(Heroes.state(), Heroes.SPIDER)
                .play(new CastCommand.LeaveScene(Heroes.SPIDER), new CastCommand.LeaveScene(Heroes.DEVIL))
                .play(new StoryCommand.NameNext(Option.none(), Heroes.RHINO));
        assertThat(alone.state().order().current()).contains(Heroes.RHINO);
    }
}
