package io.github.crisisrules.heroic.scene.rule;

import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.AFFILIATION_FOLLOWS_FROM_ALLIES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DATAFILE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.DOOM_SPEND;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.PP_ANY;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.SCENES;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.USE;
import static io.github.crisisrules.heroic.rulebook.HeroicRuleId.WATCHER_RULES_ON_SPECIAL_EFFECTS;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.created;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.hero;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.living;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.member;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.noActionInProgress;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.present;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.sceneIsOpen;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validName;
import static io.github.crisisrules.heroic.scene.rule.Preconditions.validSentence;

import io.github.crisisrules.core.game.Decision;
import io.github.crisisrules.core.rulebook.Rule;
import io.github.crisisrules.core.rulebook.RuleViolation;
import io.github.crisisrules.heroic.action.CastId;
import io.github.crisisrules.heroic.action.RollStage;
import io.github.crisisrules.heroic.doom.DoomSpend;
import io.github.crisisrules.heroic.scene.CastCommand;
import io.github.crisisrules.heroic.scene.CastEvent;
import io.github.crisisrules.heroic.scene.CastMember;
import io.github.crisisrules.heroic.scene.CastSheet;
import io.github.crisisrules.heroic.scene.Consequence;
import io.github.crisisrules.heroic.scene.SceneEvent;
import io.github.crisisrules.heroic.scene.SceneState;
import io.github.crisisrules.heroic.scene.StartValidation;
import io.github.crisisrules.heroic.scene.violation.SceneViolation;
import io.github.crisisrules.heroic.scene.violation.StartViolation;
import io.github.crisisrules.heroic.trait.Trait;
import io.github.crisisrules.heroic.trait.TraitKind;
import io.vavr.collection.Vector;

/** The rules for entering and leaving, forming groups, handing over assets, reporting stress, and rulings. */
public final class CastRules {
    private CastRules() {}

    /** Decides on a new member of the cast. A refusal reports all faults of the sheet at once. */
    @Rule({SCENES, DATAFILE})
    public static Decision<SceneState, SceneEvent> join(SceneState state, CastCommand.JoinCast command) {
        CastSheet sheet = command.sheet();
        String name = sheet.datafile().name();
        Vector<RuleViolation> naming = validName(SceneViolation.Part.NEWCOMER, name)
                .filterOrElse(
                        named -> !state.cast().keySet().exists(one -> Trait.isSameName(one.name(), named)),
                        named -> new StartViolation.DuplicateName(named))
                .swap()
                .toVector();
        Vector<RuleViolation> faults = naming.appendAll(StartValidation.faults(sheet));
        return Decision.<SceneState, SceneEvent>in(state)
                .require(faults.isEmpty(), () -> new SceneViolation.CannotJoin(name, faults))
                .then(new CastEvent.CharacterJoined(sheet));
    }

    /** Decides on entering the scene, which any living member of the cast may do. */
    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> enter(SceneState state, CastCommand.EnterScene command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(member(state, command.character())
                        .flatMap(Preconditions::living)
                        .filterOrElse(
                                one -> !one.isPresent(), one -> new SceneViolation.AlreadyInScene(command.character())))
                .then(new CastEvent.SceneEntered(command.character()));
    }

    @Rule(SCENES)
    public static Decision<SceneState, SceneEvent> leave(SceneState state, CastCommand.LeaveScene command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(noActionInProgress())
                .require(present(state, command.character()))
                .then(new CastEvent.SceneLeft(command.character()));
    }

    /** Decides on forming a group voluntarily, which is free and possible only between actions. */
    @Rule(AFFILIATION_FOLLOWS_FROM_ALLIES)
    public static Decision<SceneState, SceneEvent> together(SceneState state, CastCommand.FormGroup command) {
        Vector<CastId> characters = command.characters();
        return Decision.<SceneState, SceneEvent>in(state)
                .require(noActionInProgress())
                .and(now -> requireOneSide(now, characters))
                .require(
                        characters.size() > 1 || !state.groups().isTogether(characters),
                        () -> new SceneViolation.SameGroup(characters))
                .then(new CastEvent.GroupChanged(characters));
    }

    /**
     * Decides on splitting heroes off or gathering them for a doom die. Absent and dead companions do not count, so
     * splitting a hero off from them alone is refused and costs nothing.
     */
    @Rule({DOOM_SPEND, AFFILIATION_FOLLOWS_FROM_ALLIES})
    public static Decision<SceneState, SceneEvent> force(SceneState state, CastCommand.ForceGrouping command) {
        Vector<CastId> characters = command.heroes();
        boolean split = state.groups().groups().exists(group -> group.containsAll(characters));
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .and(now -> requireOneSide(now, characters))
                .require(
                        !characters.forAll(
                                one -> state.allies(one).append(one).sorted().equals(characters.sorted())),
                        () -> new SceneViolation.SameGroup(characters))
                .and(now -> now.require(hero(state, characters.head())))
                .and(now ->
                        DoomRules.spend(now, command.die(), split ? DoomSpend.SPLIT_HEROES : DoomSpend.GATHER_HEROES))
                .then(new CastEvent.GroupChanged(characters));
    }

    // At least one character, each once, all living, in the scene and on one side.
    private static Decision<SceneState, SceneEvent> requireOneSide(
            Decision<SceneState, SceneEvent> now, Vector<CastId> characters) {
        SceneState state = now.state();
        Decision<SceneState, SceneEvent> here = now;
        for (CastId one : characters) {
            here = here.require(living(state, one));
        }
        return here.require(
                        characters.distinct().size() == characters.size()
                                && characters
                                                .flatMap(state::member)
                                                .map(CastMember::isHero)
                                                .distinct()
                                                .size()
                                        <= 1,
                        () -> new SceneViolation.NotSameSide(characters))
                .require(!characters.isEmpty(), () -> new SceneViolation.SameGroup(characters));
    }

    /** Decides on handing over an asset, which is possible at any time unless the asset is in the pool being built. */
    @Rule(USE)
    public static Decision<SceneState, SceneEvent> hand(SceneState state, CastCommand.GiveAsset command) {
        Trait asset = command.asset();
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(asset.kind() == TraitKind.ASSET, () -> new SceneViolation.NotAnAsset(asset))
                .require(
                        living(state, command.from())
                                .flatMap(from -> created(from, asset))
                                .filterOrElse(
                                        one -> !inPool(state, command.from(), asset),
                                        one -> new SceneViolation.AssetInPool(asset)),
                        (now, one) -> now.require(living(state, command.to())
                                        .filterOrElse(
                                                to -> to.created(asset).isEmpty(),
                                                to -> new SceneViolation.AlreadyHasAsset(command.to(), asset)))
                                .then(new CastEvent.TraitEnded(command.from(), one))
                                .then(new CastEvent.TraitCreated(command.to(), one)));
    }

    private static boolean inPool(SceneState state, CastId character, Trait trait) {
        return state.rollAt(RollStage.POOL)
                .exists(hand -> hand.roller().contains(character)
                        && hand.pool().exists(die -> die.trait().equals(trait)));
    }

    /** Decides on stress reported by the players without an action. */
    public static Decision<SceneState, SceneEvent> stress(SceneState state, CastCommand.ReportStress command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(
                        living(state, command.character()),
                        (now, character) -> EffectRules.stress(now, character, command.type(), command.die()));
    }

    /** Decides on a ruling of the Watcher and applies its consequences in order. */
    @Rule({WATCHER_RULES_ON_SPECIAL_EFFECTS, PP_ANY})
    public static Decision<SceneState, SceneEvent> ruling(SceneState state, CastCommand.MakeRuling command) {
        return Decision.<SceneState, SceneEvent>in(state)
                .require(sceneIsOpen())
                .require(validSentence(SceneViolation.Part.RULING, command.ruling()))
                .then(new CastEvent.RulingMade(command.ruling()))
                .and(ruled -> follow(ruled, command.consequences()));
    }

    /** Adds consequences in order. */
    static Decision<SceneState, SceneEvent> follow(
            Decision<SceneState, SceneEvent> now, Vector<Consequence> consequences) {
        return consequences.foldLeft(now, (so, consequence) -> so.and(consequence::decide));
    }
}
