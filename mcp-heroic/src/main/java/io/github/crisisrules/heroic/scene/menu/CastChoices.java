package io.github.crisisrules.heroic.scene.menu;

import io.github.crisisrules.core.prompt.Choice;
import io.github.crisisrules.core.prompt.Prompt;
import io.github.crisisrules.core.text.Describable;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.condition.CreatedTrait;
import io.github.crisisrules.heroic.datafile.Datafile;
import io.github.crisisrules.heroic.datafile.PowerSet;
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
                .filter(one -> one.isPresent() && !one.harm().isDead())
                .toVector();
    }

    /** Returns the choices for changing the type of the stress taken last. */
    Vector<Choice<SceneCommand>> changes() {
        return state.recentStress()
                .map(taken -> offers.asking(
                        wording -> Sentences.changeStress(wording, taken.character()),
                        Vector.of(StressType.values()),
                        SceneQuestion.WhichStressType::new,
                        offers.payments(Option.some(taken.character())),
                        SceneQuestion.WhichPayment::new,
                        ActionCommand.ChangeStress::new))
                .getOrElse(Vector.empty());
    }

    /** Returns the reports and decisions of the Watcher, and the newcomer, while a scene is in progress. */
    Vector<Choice<SceneCommand>> reports() {
        return stress().append(RulingChoices.ruling(state)).append(newcomer());
    }

    /** Returns the choices between scenes. */
    Vector<Choice<SceneCommand>> between() {
        return companies().append(newcomer());
    }

    /** Returns the choices by which assets and characters move while a scene is in progress. */
    Vector<Choice<SceneCommand>> moves() {
        return here.flatMap(this::gifts).appendAll(companies());
    }

    private Vector<Choice<SceneCommand>> companies() {
        return offers.asking(
                        wording -> Sentences.enter(wording),
                        state.cast().keySet().toVector(),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.ENTERS, options),
                        CastCommand.EnterScene::new)
                .appendAll(offers.asking(
                        wording -> Sentences.leave(wording),
                        state.cast().keySet().toVector(),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.LEAVES, options),
                        CastCommand.LeaveScene::new))
                .appendAll(Vector.of(true, false).flatMap(this::together))
                .appendAll(offers.asking(
                        wording -> Sentences.goAlone(wording),
                        accompanied(),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.GOES_ALONE, options),
                        character -> new CastCommand.FormGroup(Vector.of(character))));
    }

    /** Returns the choice of a new character with one power set, which may get SFX and limits with XP. */
    private Choice<SceneCommand> newcomer() {
        Describable label = Sentences::newcomer;
        Vector<String> names = state.cast().keySet().map(CastId::name).toVector();
        return Prompt.first(
                label,
                new SceneQuestion.NewName(SceneQuestion.Subject.CHARACTER, names),
                name -> Prompt.first(
                        label,
                        new SceneQuestion.IsHero(name),
                        hero -> Prompt.first(
                                label,
                                new SceneQuestion.NewAffiliations(),
                                dice -> newcomer(
                                        label,
                                        Datafile.builder()
                                                .name(name)
                                                .affiliations(dice)
                                                .build(),
                                        hero))));
    }

    private static Choice<SceneCommand> newcomer(Describable label, Datafile datafile, boolean hero) {
        return Prompt.of(
                label,
                new SceneQuestion.NewNames(SceneQuestion.NameList.DISTINCTIONS, 1, Vector.empty()),
                new SceneQuestion.NewName(SceneQuestion.Subject.POWER_SET, Vector.empty()),
                new SceneQuestion.NewPowers(Vector.empty()),
                (distinctions, set, powers) -> {
                    Datafile whole = datafile.withDistinctions(distinctions)
                            .withPowerSets(Vector.of(
                                    PowerSet.builder().name(set).powers(powers).build()));
                    return new CastCommand.JoinCast(hero ? CastSheet.hero(whole) : CastSheet.villain(whole));
                });
    }

    private Vector<CastId> accompanied() {
        return here.map(CastMember::id)
                .filter(character -> !state.groups().with(character).isEmpty());
    }

    private Vector<Choice<SceneCommand>> together(boolean heroes) {
        Vector<CastId> side = here.filter(one -> one.isHero() == heroes).map(CastMember::id);
        boolean isTogether = side.size() == 2 && state.groups().isTogether(side);
        return side.size() < 2 || isTogether || state.exchange().isDefined()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        wording -> Sentences.group(wording, heroes),
                        new SceneQuestion.WhichGroup(side),
                        CastCommand.FormGroup::new));
    }

    /** Returns the splits and gatherings that the Watcher pays for. */
    Vector<Choice<SceneCommand>> forced() {
        Vector<DieSize> doom = state.doom().dice().distinct();
        Vector<CastId> heroes = here.filter(CastMember::isHero).map(CastMember::id);
        return offers.asking(
                        wording -> Sentences.splitOff(wording),
                        accompanied(),
                        options -> new SceneQuestion.WhichCharacter(SceneQuestion.Role.IS_SPLIT_OFF, options),
                        doom,
                        SceneQuestion.WhichDoomDie::new,
                        (character, die) -> new CastCommand.ForceGrouping(Vector.of(character), die))
                .appendAll(offers.asking(
                        wording -> Sentences.gather(wording),
                        heroes.size() > 1 ? doom : Vector.empty(),
                        SceneQuestion.WhichDoomDie::new,
                        die -> new CastCommand.ForceGrouping(heroes, die)));
    }

    private Vector<Choice<SceneCommand>> gifts(CastMember giver) {
        return offers.among(
                wording -> Sentences.giveAsset(wording, giver.id()),
                giver.traits()
                        .map(CreatedTrait::trait)
                        .filter(trait -> trait.kind() == TraitKind.ASSET)
                        .flatMap(asset -> here.map(other -> new CastCommand.GiveAsset(giver.id(), asset, other.id()))));
    }

    private Vector<Choice<SceneCommand>> stress() {
        return here.isEmpty()
                ? Vector.empty()
                : Vector.of(Prompt.of(
                        wording -> Sentences.reportStress(wording),
                        new SceneQuestion.WhichCharacter(SceneQuestion.Role.TAKES_STRESS, here.map(CastMember::id)),
                        new SceneQuestion.WhichStressType(Vector.of(StressType.values())),
                        new SceneQuestion.WhichDieSize(SceneQuestion.DieUse.STRESS, DieSize.D4),
                        CastCommand.ReportStress::new));
    }
}
