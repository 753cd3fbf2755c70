package io.github.crisisrules.heroic.scene.menu;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.COMPANY_FOLLOWS_WHO_IS_WITH_WHOM;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.STRESS;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.die.DieSize;
import io.github.crisisrules.heroic.scene.ActionCommand;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.SceneCommand;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.prompt.SceneQuestion;
import io.github.crisisrules.heroic.trait.StressType;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The choices about the cast: entering and leaving, forming groups, handing over assets, reporting stress, and
 * rulings.
 */
final class CastChoices {
    private final SceneState state;
    private final ChoiceBuilder offers;
    private final Vector<CastMember> here;

    CastChoices(SceneState state) {
        this.state = state;
        this.offers = new ChoiceBuilder(state);
        this.here = state.cast()
                .values()
                .filter(one -> one.present() && !one.harm().isDead())
                .toVector();
    }

    /** Returns the choices for changing the type of the stress taken last. */
    Vector<Choice<SceneCommand>> changes() {
        return state.justTaken()
                .map(taken -> offers.asking(
                        taken.who() + " takes the stress as another type",
                        Vector.of(StressType.values()),
                        SceneQuestion.WhichType::new,
                        offers.payments(Option.some(taken.who())),
                        SceneQuestion.HowPaid::new,
                        ActionCommand.ChangeStress::new))
                .getOrElse(Vector.empty());
    }

    /** Returns the choices while a scene is in progress. */
    @Rule({USE, STRESS, COMPANY_FOLLOWS_WHO_IS_WITH_WHOM, WATCHER_RULES_ON_SPECIAL_EFFECTS})
    Vector<Choice<SceneCommand>> all() {
        return here.flatMap(this::gifts)
                .appendAll(between())
                .appendAll(forced())
                .appendAll(reports())
                .appendAll(offers.naming(
                        "the Watcher makes a ruling",
                        new SceneQuestion.NewName("what does the Watcher decide?", Vector.empty()),
                        CastCommand.MakeRuling::of));
    }

    /** Returns the choices that are available both in and between scenes. */
    Vector<Choice<SceneCommand>> between() {
        return offers.asking(
                        "somebody enters the scene",
                        state.cast().keySet().toVector(),
                        options -> new SceneQuestion.Who("who enters?", options),
                        CastCommand.EnterScene::new)
                .appendAll(offers.asking(
                        "somebody leaves the scene",
                        state.cast().keySet().toVector(),
                        options -> new SceneQuestion.Who("who leaves?", options),
                        CastCommand.LeaveScene::new))
                .appendAll(Vector.of(true, false).flatMap(this::together))
                .appendAll(offers.asking(
                        "somebody goes alone",
                        accompanied(),
                        options -> new SceneQuestion.Who("who goes alone?", options),
                        who -> new CastCommand.FormGroup(Vector.of(who))))
                .append(newcomer());
    }

    private Choice<SceneCommand> newcomer() {
        return Prompt.of(
                "a newcomer joins the cast",
                new SceneQuestion.NewDatafile(
                        state.cast().keySet().map(CastId::name).toVector()),
                new SceneQuestion.IsHero(),
                (datafile, hero) ->
                        new CastCommand.JoinCast(hero ? CastSheet.hero(datafile) : CastSheet.villain(datafile)));
    }

    private Vector<CastId> accompanied() {
        return here.map(CastMember::id)
                .filter(who -> !state.companies().with(who).isEmpty());
    }

    private Vector<Choice<SceneCommand>> together(boolean heroes) {
        Vector<CastId> side = here.filter(one -> one.hero() == heroes).map(CastMember::id);
        return side.size() < 2 || state.exchange().isDefined()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        (heroes ? "heroes" : "villains") + " go together",
                        new SceneQuestion.WhoTogether(side),
                        CastCommand.FormGroup::new));
    }

    private Vector<Choice<SceneCommand>> forced() {
        Vector<DieSize> doom = state.doom().dice().distinct();
        Vector<CastId> heroes = here.filter(CastMember::hero).map(CastMember::id);
        return offers.asking(
                        "the Watcher splits off a hero",
                        accompanied(),
                        options -> new SceneQuestion.Who("who is split off?", options),
                        doom,
                        SceneQuestion.WhichDoomDie::new,
                        (who, die) -> new CastCommand.ForceGrouping(Vector.of(who), die))
                .appendAll(offers.asking(
                        "the Watcher forces the heroes together",
                        heroes.size() > 1 ? doom : Vector.empty(),
                        SceneQuestion.WhichDoomDie::new,
                        die -> new CastCommand.ForceGrouping(heroes, die)));
    }

    private Vector<Choice<SceneCommand>> gifts(CastMember giver) {
        return offers.among(
                giver.id() + " gives an asset away",
                giver.traits()
                        .map(CreatedTrait::trait)
                        .filter(trait -> trait.kind() == TraitKind.ASSET)
                        .flatMap(asset -> here.map(other -> new CastCommand.GiveAsset(giver.id(), asset, other.id()))));
    }

    private Vector<Choice<SceneCommand>> reports() {
        return here.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        "report stress",
                        new SceneQuestion.Who("who takes stress?", here.map(CastMember::id)),
                        new SceneQuestion.WhichType(Vector.of(StressType.values())),
                        new SceneQuestion.WhichDie("which die?"),
                        CastCommand.ReportStress::new));
    }
}
